import Foundation

/// Where one learner stands, as it is written down, sent to the instructor and read again.
public struct LearnerReport: Codable, Equatable, Sendable {
  /// What every report file says of itself.
  public static let format = "workbook-report"
  /// The version of the file's format. A later workbook may raise it.
  public static let version = 1

  public var format = LearnerReport.format
  public var version = LearnerReport.version
  /// The name as it was given; anything may stand in it.
  public var learner: String
  public var madeAt: Date
  /// When the learner was last at work, as far as their copy knows; only where somebody else graded
  /// it, maybe days later. Absent in a learner's own report.
  public var workedUntil: Date?
  /// In the syllabus's order.
  public var exercises: [ExerciseStanding]

  public init(
    learner: String, madeAt: Date, workedUntil: Date? = nil, exercises: [ExerciseStanding]
  ) {
    self.learner = learner
    self.madeAt = madeAt
    self.workedUntil = workedUntil
    self.exercises = exercises
  }
}

extension LearnerReport {
  /// Exercises solved.
  public var solved: Int { count(.solved) }
  /// Exercises not begun.
  public var notBegun: Int { count(.notBegun) }
  /// Exercises begun and not solved, for whatever reason.
  public var unsolved: Int { exercises.count - solved - notBegun }

  private func count(_ standing: Standing) -> Int {
    exercises.filter { $0.standing == standing }.count
  }

  /// `3 passed, 1 failed, 36 skipped`: the last line of a run, counted in exercises.
  public var totals: String { Self.totals(of: [self]) }

  /// The same for many learners.
  public static func totals(of reports: [LearnerReport]) -> String {
    let sum = { (count: (LearnerReport) -> Int) in reports.map(count).reduce(0, +) }
    let (solved, unsolved, notBegun) = (sum(\.solved), sum(\.unsolved), sum(\.notBegun))
    return "\(solved) passed, \(unsolved) failed" + (notBegun > 0 ? ", \(notBegun) skipped" : "")
  }
}
