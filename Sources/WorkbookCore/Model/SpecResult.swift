/// How one spec ended.
public enum SpecOutcome: String, CaseIterable, Codable, Sendable {
  case passed
  case failed
  /// It took the whole process with it.
  case crashed
  /// It made no progress and was stopped.
  case hung
  /// The spec itself said that it should not run. That is never a pass.
  case skipped
  /// Another spec ended the process before this one was done.
  case didNotRun = "did not run"
  /// The brief names it, and no such spec was found.
  case missing

  /// Whether it ended the process that other specs needed, too.
  public var brokeOff: Bool { self == .crashed || self == .hung }
}

/// One thing that is wrong, and where.
public struct Problem: Codable, Hashable, Sendable {
  /// The sentence that teaches, or a trap's text.
  public var message: String
  /// What was expected and what was found, in the framework's words.
  public var detail: String?
  /// The spec's file, or the learner's where it crashed.
  public var path: String?
  /// 1 for the first line; 0 where XCTest does not know the place.
  public var line: Int?

  public init(_ message: String, detail: String? = nil, path: String? = nil, line: Int? = nil) {
    self.message = message
    self.detail = detail
    self.path = path
    self.line = line
  }
}

/// What became of one spec.
public struct SpecResult: Hashable, Sendable {
  /// The sentence in the brief's “Done when”, or the spec's own name when it has none.
  public internal(set) var sentence: String
  public let outcome: SpecOutcome
  /// What is wrong; none when it passed.
  public var problems: [Problem]
  /// The framework's id; `nil` when no spec with that sentence was found, and in a report.
  public let id: String?
  /// After a crash: what to look for, and whether the workbook itself ended the process.
  public let crash: Crash?

  public init(
    _ sentence: String, _ outcome: SpecOutcome, problems: [Problem] = [], id: String? = nil,
    crash: Crash? = nil
  ) {
    self.sentence = sentence
    self.outcome = outcome
    self.problems = problems
    self.id = id
    self.crash = crash
  }

  /// Whether it is green from the start and only has to stay so.
  public var isGuard: Bool { SpecName.isGuard(sentence) }

  /// Whether it says the same as a note about a changed outside world.
  public func isAboutTheWorld(_ notes: [String]) -> Bool {
    !notes.isEmpty && sentence == "keeps the outside world as it is"
  }
}

extension SpecResult: Codable {
  private enum Keys: String, CodingKey {
    case sentence, outcome, isGuard, problems
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    self.init(
      try values.decode(String.self, forKey: .sentence),
      try values.decode(SpecOutcome.self, forKey: .outcome),
      problems: try values.decode([Problem].self, forKey: .problems))
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    try values.encode(sentence, forKey: .sentence)
    try values.encode(outcome, forKey: .outcome)
    try values.encode(isGuard, forKey: .isGuard)
    try values.encode(problems, forKey: .problems)
  }
}

/// The end of a process that should have gone on.
public struct Crash: Hashable, Sendable {
  /// The trap's text, or how the process ended.
  public let text: String
  /// Where the learner's code was, when that is known.
  public let place: Place?
  /// What to look for, when the text says more than that it ended.
  public var advice: String?
  /// Whether the workbook ended it because it took too much of the machine.
  public var isStopped = false

  public struct Place: Hashable, Sendable {
    public let path: String
    public let line: Int
  }
}

extension [SpecResult] {
  /// The place of the spec to look at first; `nil` when all passed.
  ///
  /// What broke off the run hides other results, so it comes first. Then comes a changed outside
  /// world, which explains the other failures, then what worked before, because the last edit
  /// broke it.
  ///
  /// - Parameter notes: What the report says about the files, a changed outside world for instance.
  public func firstFailing(notes: [String]) -> Int? {
    firstIndex { $0.outcome.brokeOff }
      ?? firstIndex { $0.outcome != .passed && $0.isAboutTheWorld(notes) }
      ?? firstIndex { $0.outcome != .passed && $0.isGuard }
      ?? firstIndex { $0.outcome != .passed }
  }
}

/// The three ways in which one spec is written: in the brief, in Swift Testing and in XCTest.
///
/// They are the same when their letters and digits are, in lower case, without XCTest's `test`.
public enum SpecName {
  /// What is compared.
  public static func key(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// Whether the sentence is a guard's: it is green from the start and only has to stay so.
  public static func isGuard(_ sentence: String) -> Bool {
    sentence.lowercased().hasPrefix("keeps ")
  }

  /// A sentence of the brief without Markdown's back-ticks.
  public static func plain(_ sentence: String) -> String {
    sentence.filter { $0 != "`" }
  }

  /// `Class.testItAsksTheServer` → `it asks the server`; a Swift Testing name as it is.
  public static func sentence(_ name: String) -> String {
    guard let method = xctestMethod(name) else { return plain(name) }
    var words = ""
    for letter in method {
      words += letter.isUppercase ? " \(letter.lowercased())" : String(letter)
    }
    return String(words.drop { $0 == " " })
  }

  /// `Class.testItAsks` → `ItAsks`; `nil` when it is no XCTest name.
  public static func xctestMethod(_ name: String) -> Substring? {
    guard !name.contains(" "), let test = name.firstRange(of: ".test") else { return nil }
    return name[test.upperBound...]
  }

  /// Whether an id is XCTest's: `Module.Class/testMethod`.
  public static func isXCTest(_ id: String) -> Bool {
    id.firstRange(of: "/test") != nil && !id.contains("(") && !id.contains("`")
  }
}
