import Foundation

/// Classroom 50's `result.json`: a point for each spec that passes.
struct Classroom50Result: Encodable {
  let schema = "classroom50/result/v1"
  let classroom: String
  let assignment: String
  let assignmentType: String
  let owner: String
  let submission: String
  let commit: String
  let release: String
  let review: String
  /// The runner puts the commit's date in its place.
  let datetime: String
  let score: Int
  let maxScore: Int
  let tests: [Test]

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

  enum CodingKeys: String, CodingKey {
    case schema, classroom, assignment, owner, submission, commit, release, review, datetime
    case score, tests
    case assignmentType = "assignment_type"
    case maxScore = "max-score"
  }

  init(_ report: LearnerReport, _ graded: Classroom50Submission) {
    classroom = graded.classroom
    assignment = graded.assignment
    assignmentType = graded.assignmentType
    owner = graded.owner ?? report.shownName
    submission = graded.submission
    commit = graded.commit
    release = graded.release
    review = graded.review
    datetime = report.madeAt.formatted(.iso8601)
    let rows = report.exercises.flatMap { exercise in
      exercise.countedSpecs.map { Test($0, in: exercise) }
    }
    tests = rows.isEmpty ? [Test(name: "something was graded", passed: false, score: 0)] : rows
    score = tests.reduce(0) { $0 + $1.score }
    maxScore = tests.count
  }

  func text() throws -> String {
    try JSON.text(of: self) + "\n"
  }
}

extension Classroom50Result.Test {
  fileprivate init(_ spec: CountedSpec, in exercise: ExerciseStanding) {
    name = "\(exercise.number) \(spec.name)".oneLine
    passed = spec.kind == .passed
    score = passed ? 1 : 0
  }
}
