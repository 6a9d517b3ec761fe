import Foundation

/// What the workbook remembers about one learner.
public struct LearnerProgress: Codable, Equatable, Sendable {
  /// The version of the file's format. A later workbook may raise it.
  public static let version = 1

  public var version = LearnerProgress.version
  /// The module of the exercise that the learner is working on.
  public var current: String?
  /// The path that the learner has chosen; all exercises when they haven't.
  public var path: LearningPath?
  /// By module name, so that renumbering loses nothing.
  public var exercises: [String: Record] = [:]

  public init() {}

  /// What is remembered about one exercise.
  public struct Record: Codable, Equatable, Sendable {
    /// Whether it was solved once.
    public var isSolved = false
    /// How often it was graded.
    public var attempts = 0
    /// How many hints were shown.
    public var hints = 0
    /// When the running clock was started; `nil` when none runs.
    public var startedAt: Date?
    /// Seconds from start to solved, one for each time that the clock ran.
    public var times: [Double] = []
    /// The constraint that was chosen when the running clock was started: 1 for the first.
    public var constraint: Int?
    /// Each time that it was solved with a clock running; `nil` in the file of an earlier workbook.
    public var runs: [Run]?
    /// When it was graded for the first time.
    public var firstTriedAt: Date?
    /// When it was last graded.
    public var lastTriedAt: Date?
    /// When it was first solved.
    public var solvedAt: Date?

    /// Whether it was solved before and is being done once more.
    public var isAgain: Bool { isSolved && startedAt != nil }

    /// The times under a constraint, or without one, the newest last.
    public func times(under constraint: Int?) -> [Double] {
      (runs ?? []).filter { $0.constraint == constraint }.map(\.seconds)
    }
  }

  /// One time that an exercise was solved.
  public struct Run: Codable, Equatable, Sendable {
    /// From the start to the verdict.
    public var seconds: Double
    /// The constraint that was kept; `nil` when none was chosen.
    public var constraint: Int?
    public var solvedAt: Date
  }

  /// How an exercise stands.
  public enum State: String, Codable, Sendable {
    case notTried = "not tried"
    case red
    case solved
  }
}

extension LearnerProgress {
  public subscript(exercise: Exercise) -> Record {
    get { exercises[exercise.module] ?? Record() }
    set { exercises[exercise.module] = newValue }
  }

  /// When something was last begun or graded; `nil` when nothing was.
  public var lastWorkedAt: Date? {
    exercises.values.flatMap { [$0.startedAt, $0.lastTriedAt] }.compactMap(\.self).max()
  }

  public func state(of exercise: Exercise) -> State {
    let record = self[exercise]
    return record.isSolved ? .solved : record.attempts > 0 ? .red : .notTried
  }

  /// The exercise to work on: the one last worked on while it is not solved or its clock runs, else
  /// the first unsolved one behind it, else the first unsolved one; `nil` when all are solved. Only
  /// exercises of the chosen path come up by themselves.
  public func currentExercise(in syllabus: Syllabus) -> Exercise? {
    let all = syllabus.exercises.filter { isOnPath($0) || $0.module == current }
    let start = all.firstIndex { $0.module == current } ?? 0
    return (all[start...] + all[..<start]).first { state(of: $0) != .solved || self[$0].isAgain }
  }

  public func isOnPath(_ exercise: Exercise) -> Bool { exercise.path <= path ?? .everything }

  /// Notes a verdict, and returns the seconds it took when a clock was running and it is solved.
  ///
  /// What was solved once stays solved: a later red is an experiment.
  ///
  /// - Parameters:
  ///   - isAtWork: Whether the learner is working on this exercise, as against having many
  ///   graded at once.
  ///   - firstEdit: When the learner's files were first changed, as far as is known. A clock that
  ///   doesn't run yet starts there, since a learner may open the brief without us.
  @discardableResult
  public mutating func note(
    _ verdict: Verdict, on exercise: Exercise, at date: Date, isAtWork: Bool = true,
    firstEdit: Date? = nil
  ) -> Double? {
    if verdict == .notGraded { return nil }
    if isAtWork { current = exercise.module }
    var record = self[exercise]
    defer { self[exercise] = record }
    record.attempts += 1
    record.firstTriedAt = record.firstTriedAt ?? date
    record.lastTriedAt = date
    let edit = isAtWork && !record.isSolved ? firstEdit.map { min($0, date) } : nil
    guard verdict == .solved else {
      record.startedAt = record.startedAt ?? edit
      return nil
    }
    record.isSolved = true
    record.solvedAt = record.solvedAt ?? date
    // Files that were copied here have no time of their own.
    guard let startedAt = record.startedAt ?? edit.flatMap({ $0 < date ? $0 : nil }) else {
      return nil
    }
    // The clock may have been set back in between.
    let seconds = max(0, date.timeIntervalSince(startedAt))
    record.times.append(seconds)
    record.runs =
      (record.runs ?? []) + [
        Run(seconds: seconds, constraint: record.constraint, solvedAt: date)
      ]
    record.startedAt = nil
    record.constraint = nil
    return seconds
  }

  /// Starts the clock: the learner sees the exercise, for the first time or once again.
  ///
  /// - Parameter constraint: The number of the constraint to keep.
  public mutating func begin(_ exercise: Exercise, at date: Date, under constraint: Int? = nil) {
    current = exercise.module
    self[exercise].startedAt = date
    self[exercise].constraint = constraint
  }

  /// Starts the clock of an exercise that isn't solved, unless it runs.
  public mutating func see(_ exercise: Exercise, at date: Date) {
    if !self[exercise].isSolved, self[exercise].startedAt == nil { begin(exercise, at: date) }
  }

  /// Forgets that it was solved, and since when it was tried: its starter is back.
  public mutating func reset(_ exercise: Exercise) {
    self[exercise].isSolved = false
    self[exercise].solvedAt = nil
    self[exercise].firstTriedAt = nil
    self[exercise].lastTriedAt = nil
    self[exercise].startedAt = nil
    self[exercise].constraint = nil
  }

  /// The progress with its numbers cut to what can be true: a file may hold any, and adding to them
  /// must not overflow.
  func withinReason() -> LearnerProgress {
    var progress = self
    progress.exercises = exercises.mapValues { record in
      var record = record
      record.attempts = min(max(record.attempts, 0), 1_000_000)
      record.hints = min(max(record.hints, 0), 1_000)
      record.times = record.times.map { min(max($0, 0), 1e10) }
      record.runs = record.runs?.map {
        Run(
          seconds: min(max($0.seconds, 0), 1e10), constraint: $0.constraint, solvedAt: $0.solvedAt)
      }
      return record
    }
    return progress
  }
}
