/// What the grader says of one exercise in one folder of answers: exactly one of these.
public enum Verdict: Equatable, Sendable {
  /// Every expected spec started, ended and passed, in both frameworks.
  case solved
  /// Some specs fail, or did not count as passed.
  case red
  /// The compiler refused it.
  case doesNotCompile([CompilerError])
  /// A spec ended the whole process.
  case crashed
  /// A spec made no progress for so many seconds and was stopped.
  case hung(seconds: Double)
  /// Nothing can be said, and why.
  case notGraded(WorkbookError)

  /// The word for it in files and tables.
  public var name: String {
    switch self {
    case .solved: "solved"
    case .red: "red"
    case .doesNotCompile: "does not compile"
    case .crashed: "crashed"
    case .hung: "hung"
    case .notGraded: "not graded"
    }
  }
}

/// One error of the compiler's, with its path as the learner knows it.
public struct CompilerError: Equatable, Sendable {
  public let path: String
  public let line: Int
  public let message: String
  /// What a type lacks to conform: `protocol requires property 'clock' with type 'any Clock'`.
  public var requirements: [String] = []
}
