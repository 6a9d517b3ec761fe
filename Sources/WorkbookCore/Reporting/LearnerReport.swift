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
  /// When the learner was last at work, as far as their copy knows; only where an instructor graded
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

  private func count(_ standing: Verdict) -> Int {
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

extension LearnerReport {
  /// The report as a file holds it: stable, and readable by a person.
  public func json() throws -> String {
    try JSON.text(of: self)
  }

  /// A report's file may have so many bytes; forty exercises take a tenth of it.
  public static let largestFile = 8_000_000

  /// Reads a report that a learner sent.
  ///
  /// - Parameter name: What to call the file in an error.
  /// - Throws: `WorkbookError` when it is no report, or a later workbook's.
  public init(json data: Data, named name: String) throws(WorkbookError) {
    guard data.count <= Self.largestFile else {
      throw WorkbookError(
        "\(name) has \(data.count / 1_000_000) MB: no report is so large.",
        next: "Ask for: swift run workbook report --format json")
    }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    guard let head = try? decoder.decode(Head.self, from: data), head.format == Self.format else {
      throw WorkbookError(
        "\(name) is no report of this workbook.",
        next: "Ask for: swift run workbook report --format json")
    }
    guard head.version <= Self.version else {
      throw WorkbookError(
        "\(name) was written by a later workbook.", next: "Read it with that one.")
    }
    guard let report = try? decoder.decode(LearnerReport.self, from: data) else {
      throw WorkbookError("\(name) is a damaged report.", next: "Ask for it once more.")
    }
    self = report
  }

  private struct Head: Decodable {
    let format: String
    let version: Int
  }

  /// The learner's name in one line.
  public var shownName: String {
    let name = learner.oneLine
    return name.isEmpty ? "(no name)" : name
  }

  /// `2026-01-31 14:05 UTC`.
  public var shownDate: String { madeAt.shown }
}
