import Foundation
import WorkbookCore

/// Classroom 50's `result.json`: a point for each spec that passes.
struct Classroom50Result: Encodable {
  private var submission: Classroom50Submission
  /// The runner puts the commit's date in its place.
  private let datetime: String
  private let tests: [Test]

  struct Test: Encodable {
    let name: String
    let passed: Bool
    let score: Int
    let maxScore = 1

    enum CodingKeys: String, CodingKey {
      case name = "test-name"
      case passed, score
      case maxScore = "max-score"
    }
  }

  init(_ report: LearnerReport, _ submission: Classroom50Submission) {
    self.submission = submission
    self.submission.owner = submission.owner ?? report.shownName
    datetime = report.madeAt.formatted(.iso8601)
    let rows = report.exercises.flatMap { exercise in
      exercise.countedSpecs.map { spec in
        let name = "\(exercise.number) \(spec.name)".oneLine
        return Test(name: name, passed: spec.kind == .passed, score: spec.kind == .passed ? 1 : 0)
      }
    }
    tests = rows.isEmpty ? [Test(name: "something was graded", passed: false, score: 0)] : rows
  }

  private enum Keys: String, CodingKey {
    case schema, datetime, score, tests
    case maxScore = "max-score"
  }

  func encode(to encoder: any Encoder) throws {
    try submission.encode(to: encoder)
    var values = encoder.container(keyedBy: Keys.self)
    try values.encode("classroom50/result/v1", forKey: .schema)
    try values.encode(datetime, forKey: .datetime)
    try values.encode(tests.reduce(0) { $0 + $1.score }, forKey: .score)
    try values.encode(tests.count, forKey: .maxScore)
    try values.encode(tests, forKey: .tests)
  }

  func text() throws -> String {
    try JSON.text(of: self) + "\n"
  }
}

/// Which submission Classroom 50's runner has graded; it says so in the environment.
struct Classroom50Submission: Encodable, Equatable {
  let classroom: String
  let assignment: String
  let assignmentType: String
  /// `nil` when the runner does not say; it writes it into the result itself.
  var owner: String?
  /// `submit/…`, the tag.
  let submission: String
  let commit: String
  let release: String
  let review: String

  private enum CodingKeys: String, CodingKey {
    case classroom, assignment, owner, submission, commit, release, review
    case assignmentType = "assignment_type"
  }

  /// - Throws: `WorkbookError` when a variable is missing without which a result is worthless.
  init(_ environment: [String: String]) throws {
    func value(_ names: String...) -> String? {
      names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    }
    func needed(_ name: String) throws -> String {
      if let value = value(name) { return value }
      throw WorkbookError(
        "The variable \(name) is not set, and Classroom 50 needs it in the result.",
        next: "Its runner sets it. To try it by hand, set CLASSROOM, ASSIGNMENT, SUBMISSION_TAG "
          + "and COMMIT_URL.")
    }
    classroom = try needed("CLASSROOM")
    assignment = try needed("ASSIGNMENT")
    submission = try needed("SUBMISSION_TAG")
    guard submission.hasPrefix("submit/") else {
      throw WorkbookError(
        "SUBMISSION_TAG is `\(submission)`, and Classroom 50 takes tags that begin with submit/.",
        next: "Set it to submit/try, for instance.")
    }
    assignmentType = value("ASSIGNMENT_TYPE") ?? "individual"
    owner = value("OWNER", "USERNAME")
    let server = value("GITHUB_SERVER_URL") ?? "https://github.com"
    let repository = value("GITHUB_REPOSITORY").map { "\(server)/\($0)" }
    if let url = value("COMMIT_URL") {
      commit = url
    } else if let repository, let sha = value("GITHUB_SHA") {
      commit = "\(repository)/commit/\(sha)"
    } else {
      commit = try needed("COMMIT_URL")
    }
    let tag = submission.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? submission
    release = value("RELEASE_URL") ?? repository.map { "\($0)/releases/tag/\(tag)" } ?? commit
    review = value("REVIEW_URL") ?? commit
  }
}
