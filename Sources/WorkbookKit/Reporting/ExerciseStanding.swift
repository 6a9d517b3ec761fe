import Foundation

/// The verdict on one exercise in a learner's report, or that there is none yet.
public enum Standing: String, Codable, Sendable, CaseIterable {
  case solved
  case red
  case doesNotCompile = "does not compile"
  case crashed
  case hung
  case notGraded = "not graded"
  /// The starter is as it was, and was never graded.
  case notBegun = "not begun"
}

/// How one learner stands with one exercise.
public struct ExerciseStanding: Codable, Equatable, Sendable {
  /// `1.1`.
  public var number: String
  /// `01-hidden-singletons/01-inherited-object`.
  public var key: String
  /// `InheritedObject`.
  public var module: String
  public var title: String
  /// The brief's minutes.
  public var minutes: Int
  public var standing: Standing
  /// Why it was not graded, or the compiler's first error; absent elsewhere.
  public var reason: String?
  /// Seconds that grading took; 0 when it was not begun.
  public var seconds: Double
  /// Every expected spec, in teaching order; they are all there, whatever became of them.
  public var specs: [SpecStanding]
  /// The compiler's errors.
  public var errors: [Problem]
  /// Sentences about the files, a changed outside world for instance.
  public var notes: [String]
  /// What the learner's copy remembers; absent when nothing is known.
  public var history: History?

  public init(
    _ exercise: Exercise, _ standing: Standing, reason: String? = nil, seconds: Double = 0,
    specs: [SpecStanding] = [], errors: [Problem] = [], notes: [String] = [],
    history: History? = nil
  ) {
    number = exercise.number
    key = exercise.key
    module = exercise.module
    title = exercise.title
    minutes = exercise.minutes
    self.standing = standing
    self.reason = reason
    self.seconds = seconds
    self.specs = specs
    self.errors = errors
    self.notes = notes
    self.history = history
  }

  /// Specs that passed.
  public var passed: Int { specs.filter { $0.outcome == .passed }.count }
}

/// What became of one spec.
public struct SpecStanding: Codable, Equatable, Sendable {
  public enum Outcome: String, Codable, Sendable, CaseIterable {
    case passed
    case failed
    case crashed
    case hung
    case skipped
    case didNotRun = "did not run"
    case missing
  }

  /// The sentence in the brief's “Done when”.
  public var sentence: String
  public var outcome: Outcome
  public var isGuard: Bool
  /// What is wrong, in teaching words; none when it passed.
  public var problems: [Problem]

  public init(
    _ sentence: String, _ outcome: Outcome, isGuard: Bool = false, problems: [Problem] = []
  ) {
    self.sentence = sentence
    self.outcome = outcome
    self.isGuard = isGuard
    self.problems = problems
  }
}

/// One thing that is wrong, and where.
public struct Problem: Codable, Equatable, Sendable {
  public var message: String
  /// What was found and expected, in the framework's words.
  public var detail: String?
  /// Relative to the workbook's root where it lies inside.
  public var path: String?
  public var line: Int?

  public init(_ message: String, detail: String? = nil, path: String? = nil, line: Int? = nil) {
    self.message = message
    self.detail = detail
    self.path = path
    self.line = line
  }
}

/// What a learner's copy of the workbook remembers about one exercise.
public struct History: Codable, Equatable, Sendable {
  /// How often it was graded.
  public var attempts: Int
  /// How many of the three hints were shown.
  public var hints: Int
  /// When it was begun.
  public var since: Date?
  /// When it was last graded.
  public var lastTriedAt: Date?
  public var solvedAt: Date?
  /// Seconds that the first solution took.
  public var secondsToSolve: Double?

  public init(
    attempts: Int, hints: Int, since: Date? = nil, lastTriedAt: Date? = nil,
    solvedAt: Date? = nil, secondsToSolve: Double? = nil
  ) {
    self.attempts = attempts
    self.hints = hints
    self.since = since
    self.lastTriedAt = lastTriedAt
    self.solvedAt = solvedAt
    self.secondsToSolve = secondsToSolve
  }
}
