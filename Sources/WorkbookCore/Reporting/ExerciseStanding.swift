import Foundation

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
  public var standing: Verdict
  /// Why it was not graded, or the compiler's first error; absent elsewhere.
  public var reason: String?
  /// Seconds that grading took; 0 when it was not begun.
  public var seconds: Double
  /// Every expected spec, in teaching order; they are all there, whatever became of them.
  public var specs: [SpecResult]
  /// The compiler's errors.
  public var errors: [Problem]
  /// Sentences about the files, a changed outside world for instance.
  public var notes: [String]
  /// What the learner's copy remembers; absent when nothing is known.
  public var history: History?

  public init(
    _ exercise: Exercise, _ standing: Verdict, reason: String? = nil, seconds: Double = 0,
    specs: [SpecResult] = [], errors: [Problem] = [], notes: [String] = [],
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
}

extension History {
  /// `nil` when the exercise was never looked at.
  public init?(_ record: LearnerProgress.Record) {
    guard record != LearnerProgress.Record() else { return nil }
    self.init(
      attempts: record.attempts, hints: record.hints,
      since: record.firstTriedAt ?? record.startedAt, lastTriedAt: record.lastTriedAt,
      solvedAt: record.solvedAt, secondsToSolve: record.times.first)
  }
}

extension ExerciseStanding {
  /// What the grader found, as it goes into a report; paths below the workbook's root are relative.
  public init(_ report: GradeReport, in workbook: Workbook, history: History?) {
    self.init(
      report.exercise, report.verdict, seconds: (report.seconds * 1000).rounded() / 1000,
      specs: report.specs.map { spec in
        SpecResult(
          spec.sentence, spec.outcome,
          problems: spec.problems.map { problem in
            var problem = problem
            problem.path = problem.path.map(workbook.relative)
            return problem
          })
      },
      errors: report.errors.map { Problem($0.message, path: $0.path, line: $0.line) },
      notes: report.notes, history: history)
    let error = report.errors.first.map { "\($0.path):\($0.line): \($0.message)" }
    reason = report.obstacle?.description ?? error
  }

  /// The place of the spec to look at first, as `check` shows it; `nil` unless specs ran and some
  /// did not pass.
  public var placeOfFirstFailing: Int? {
    switch standing {
    case .red, .crashed, .hung: specs.firstFailing(notes: notes)
    case .solved, .doesNotCompile, .notGraded, .notBegun: nil
    }
  }

  /// The spec to look at first.
  public var firstFailing: SpecResult? { placeOfFirstFailing.map { specs[$0] } }

  /// What stands in the way: the spec to look at first, or the compiler's words.
  public var obstacle: String? {
    switch standing {
    case .solved, .notBegun: nil
    case .doesNotCompile, .notGraded: reason ?? errors.first?.message
    case .red, .crashed, .hung: firstFailing?.sentence ?? reason
    }
  }

  /// The stage's number; the greatest one when the exercise has none.
  public var stage: Int { number.split(separator: ".").first.flatMap { Int($0) } ?? .max }

  /// `1.1 Inherited object`.
  public var shownTitle: String { "\(number) \(title)".oneLine }

  /// Whole minutes that the first solution took, one at least.
  public var minutesToSolve: Int? {
    guard standing == .solved, let seconds = history?.secondsToSolve else { return nil }
    return max(1, Int((seconds / 60).clamped.rounded()))
  }
}
