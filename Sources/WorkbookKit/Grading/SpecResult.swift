/// What became of one spec.
public struct SpecResult: Equatable, Sendable {
  /// The sentence in the brief's "Done when", or the spec's own name when it has none.
  public let sentence: String
  /// The framework's id, or `nil` when no spec with that sentence was found.
  public let id: String?
  public let outcome: SpecOutcome

  /// Whether it is green from the start and only has to stay so.
  public var isGuard: Bool { SpecName.isGuard(sentence) }
}

/// How one spec ended.
public enum SpecOutcome: Equatable, Sendable {
  case passed
  case failed([SpecFailure])
  /// It took the whole process with it.
  case crashed(Crash)
  /// It made no progress and was stopped.
  case hung
  /// It said itself that it was not to be run. That is never a pass.
  case skipped
  /// Another spec ended the process before this one was done.
  case didNotRun
  /// The brief names it, and no such spec was found.
  case missing
}

/// One expectation that was not met.
public struct SpecFailure: Equatable, Sendable {
  /// The sentence that teaches.
  public let message: String
  /// What was expected and what was found, in the framework's words.
  public let detail: String?
  /// The path of the spec's file.
  public let path: String
  public let line: Int
}

/// The end of a process that nobody wanted to end.
public struct Crash: Equatable, Sendable {
  /// The trap's text, or how the process ended.
  public let text: String
  /// Where the learner's code was, when that is known.
  public let place: Place?
  /// What to look for, when the text says more than that it ended.
  public var advice: String?
  /// Whether the workbook ended it, since it took too much of the machine.
  public var isStopped = false

  public struct Place: Equatable, Sendable {
    public let path: String
    public let line: Int
  }
}

extension SpecOutcome {
  /// The word for it in files and tables.
  public var name: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .crashed: "crashed"
    case .hung: "hung"
    case .skipped: "skipped"
    case .didNotRun: "did not run"
    case .missing: "missing"
    }
  }

  /// Whether it took its process with it.
  public var brokeOff: Bool {
    switch self {
    case .crashed, .hung: true
    default: false
    }
  }
}
