import Foundation
import Testing

@testable import WorkbookCore
@testable import workshop

@Suite struct Classroom50ResultTests {
  private let environment = [
    "CLASSROOM": "swift-2026", "ASSIGNMENT": "stage-1", "SUBMISSION_TAG": "submit/2026-a1b2",
    "GITHUB_REPOSITORY": "school/swift-2026-stage-1-ada", "GITHUB_SHA": "a1b2",
  ]

  private func result(
    of report: LearnerReport, _ environment: [String: String]
  ) throws -> [String: Any] {
    let text = try Classroom50Result(report, Classroom50Submission(environment)).text()
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(object as? [String: Any])
  }

  @Test func `a point for each spec that passes`() throws {
    let result = try result(of: .mixed, environment)
    let tests = try #require(result["tests"] as? [[String: Any]])

    #expect(result["score"] as? Int == 3)
    #expect(result["max-score"] as? Int == 6)
    #expect(tests.map { $0["passed"] as? Bool } == [true, true, false, true, false, false])
    #expect(tests.map { $0["score"] as? Int } == [1, 1, 0, 1, 0, 0])
    #expect(tests[2]["test-name"] as? String == "1.2 it asks the clock")
    #expect(Set(tests[0].keys) == ["test-name", "passed", "score", "max-score"])
  }

  @Test func `the submission comes from GitHub's variables`() throws {
    let result = try result(of: .mixed, environment)
    let repository = "https://github.com/school/swift-2026-stage-1-ada"

    #expect(result["schema"] as? String == "classroom50/result/v1")
    #expect(result["classroom"] as? String == "swift-2026")
    #expect(result["assignment"] as? String == "stage-1")
    #expect(result["assignment_type"] as? String == "individual")
    #expect(result["owner"] as? String == "Ada")
    #expect(result["submission"] as? String == "submit/2026-a1b2")
    #expect(result["commit"] as? String == "\(repository)/commit/a1b2")
    #expect(result["release"] as? String == "\(repository)/releases/tag/submit%2F2026%2Da1b2")
    #expect(result["review"] as? String == "\(repository)/commit/a1b2")
    #expect(result["datetime"] as? String == "2026-01-31T14:05:09Z")
  }

  @Test func `what the runner says itself comes first`() throws {
    let said = [
      "COMMIT_URL": "c", "RELEASE_URL": "r", "REVIEW_URL": "v", "OWNER": "team-1",
      "ASSIGNMENT_TYPE": "group",
    ]
    let result = try result(of: .mixed, environment.merging(said) { $1 })

    #expect(["commit", "release", "review"].map { result[$0] as? String } == ["c", "r", "v"])
    #expect(result["owner"] as? String == "team-1")
    #expect(result["assignment_type"] as? String == "group")
  }

  @Test func `a report on nothing is no pass`() throws {
    let result = try result(of: .example(), environment)

    #expect(result["score"] as? Int == 0)
    #expect(result["max-score"] as? Int == 1)
  }

  @Test(arguments: ["CLASSROOM", "ASSIGNMENT", "SUBMISSION_TAG"])
  func `a missing variable is named`(name: String) {
    for value in [nil, ""] {
      var environment = environment
      environment[name] = value
      let error = #expect(throws: WorkbookError.self) { try Classroom50Submission(environment) }
      #expect(error?.problem.hasPrefix("The variable \(name) is not set") == true)
      #expect(error?.isUsage == false)
    }
  }

  @Test func `without a commit there is no result`() {
    var environment = environment
    environment["GITHUB_SHA"] = nil
    let error = #expect(throws: WorkbookError.self) { try Classroom50Submission(environment) }
    #expect(error?.problem.contains("COMMIT_URL") == true)
  }

  @Test func `a tag of another kind is refused`() {
    let other = environment.merging(["SUBMISSION_TAG": "v1"]) { $1 }
    let error = #expect(throws: WorkbookError.self) { try Classroom50Submission(other) }
    #expect(error?.problem.hasPrefix("SUBMISSION_TAG is `v1`") == true)
  }

  @Test(arguments: hostileTexts)
  func `no test is without a name`(text: String) throws {
    let result = try result(of: .example(.hostile(text), learner: text), environment)
    let tests = try #require(result["tests"] as? [[String: Any]])

    #expect(tests.map { $0["test-name"] as? String } == ["1.2 \(text)".oneLine])
    #expect((result["owner"] as? String)?.isEmpty == false)
  }
}
