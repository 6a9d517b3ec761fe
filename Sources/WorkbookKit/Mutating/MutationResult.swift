/// What the specs made of an exercise's mutants.
public struct MutationResult: Equatable, Sendable {
  /// A mutant, and what became of it.
  public struct Graded: Equatable, Sendable {
    public let mutant: Mutant
    public let fate: Fate
    /// Whether it is explained as equivalent.
    public var isExplained = false
    /// What the compiler and the specs printed.
    public var log = ""
  }

  public enum Fate: Equatable, Sendable {
    /// A spec failed, crashed or hung: the first one's sentence.
    case rejected(by: String)
    /// Every spec passed.
    case survived
    /// The compiler noticed the fault, which says nothing about the specs.
    case didNotCompile
    /// It could not be graded, and why.
    case notGraded(String)
  }

  public let exercise: Exercise
  /// In the order of files and lines.
  public var graded: [Graded] = []
  /// What is wrong, apart from mutants that survived.
  public var faults: [String]
  public var seconds = 0.0
}

extension MutationResult {
  /// How many reached the specs.
  public var compiled: Int { rejected + explained + survivors.count }
  public var rejected: Int {
    graded.count { if case .rejected = $0.fate { true } else { false } }
  }
  /// How many survived as they should: nothing that a spec may ask for is wrong with them.
  public var explained: Int { graded.count { $0.fate == .survived && $0.isExplained } }
  /// Those that are a gap in the specs, or want an explanation.
  public var survivors: [Graded] { graded.filter { $0.fate == .survived && !$0.isExplained } }
  public var didNotCompile: Int { graded.count { $0.fate == .didNotCompile } }
  public var passed: Bool { survivors.isEmpty && faults.isEmpty }
}
