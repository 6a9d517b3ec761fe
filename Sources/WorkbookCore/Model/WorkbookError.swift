/// Something that a person has to put right, said in one sentence, and what to do about it.
public struct WorkbookError: Error, Equatable, CustomStringConvertible {
  /// What is wrong.
  public let problem: String
  /// What to do next.
  public let next: String
  /// Whether the command was written wrongly, as against the workbook not being able to run it.
  public let isUsage: Bool

  public init(_ problem: String, next: String, isUsage: Bool = false) {
    self.problem = problem
    self.next = next
    self.isUsage = isUsage
  }

  public var description: String { "\(problem) \(next)" }
}

/// What the program's caller is told.
public enum ExitCode: Int32, Sendable {
  case done = 0
  case notSolved = 1
  case notGraded = 2
  case wrongUsage = 64
}
