import Testing

@testable import WorkbookCore

// Answers that crash, hang, flood, imitate and start processes.
@Suite(.serialized) final class HostileAnswerTests {
  private static let fixture = Result { try FixtureWorkbook() }
  var fixture: FixtureWorkbook { get throws { try Self.fixture.get() } }

  @Test func `a trap in Swift Testing names its spec, and the others keep their results`() throws {
    let report = try fixture.grade(answer: "trap-in-swift-testing")

    #expect(report.verdict == .crashed)
    let crash = report.crash("it answers the second question")
    #expect(crash?.text == "no answer to the second")
    #expect(crash?.place?.line == 2)
    #expect(report.outcome("it answers the first question") == .passed)
    #expect(report.outcome("it answers the third question") == .passed)
    #expect(report.outcome("keeps a word") == .passed)
  }

  @Test func `a trap in XCTest names its spec, and the others keep their results`() throws {
    let report = try fixture.grade(answer: "trap-in-xctest")

    #expect(report.verdict == .crashed)
    let crash = report.crash("it answers the third question")
    #expect(crash?.text.hasPrefix("Unexpectedly found nil") == true)
    #expect(crash?.place?.line == 3)
    #expect(report.outcome("it answers the second question") == .passed)
  }

  @Test func `endless mutual recursion is a crash with a word for it`() throws {
    let report = try fixture.grade(answer: "stack-overflow")

    #expect(report.verdict == .crashed)
    let crash = report.crash("it answers the first question")
    #expect(crash?.text.contains("stack overflow") == true)
    #expect(report.outcome("it answers the second question") == .passed)
  }

  @Test(arguments: [
    ("deadlock", "third"), ("endless-loop", "second"), ("ignores-signals", "second"),
    ("ignores-signals", "third"), ("stops-itself", "second"), ("stops-itself", "third"),
  ])
  func `a hang ends after the limit and names its spec`(answer: String, question: String) throws {
    // Long enough for the other specs to start on a machine that is busy with forty compilers.
    let report = try fixture.grade(answer: answer, at: question, limit: 8)

    #expect(report.verdict == .hung)
    #expect(report.limit == 8)
    let fates = report.specs.map { "\($0.sentence): \($0.outcome)" }
    #expect(report.outcome("it answers the \(question) question") == .hung, "\(fates)")
    #expect(report.specs.filter { $0.outcome == .passed }.count == 3, "\(fates)")
    #expect(try fixture.processesLeft() == [])
  }

  @Test(arguments: [
    ("exit-in-swift-testing", "it answers the second question"),
    ("exit-in-xctest", "it answers the third question"),
  ])
  func `exit(0) in the middle of a spec is no pass`(answer: String, spec: String) throws {
    let report = try fixture.grade(answer: answer)

    #expect(report.verdict != .solved)
    #expect(report.outcome(spec) != .passed)
  }

  @Test func `200 MB of output change nothing`() throws {
    let report = try fixture.grade(answer: "flood")

    #expect(report.verdict == .red)
    #expect(report.outcome("it answers the third question") == .passed)
    #expect(report.failure("it answers the first question") != nil)
    #expect(report.log.utf8.count < 2_000_000)
  }

  @Test func `printing XCTest's own lines does not make a red spec green`() throws {
    let report = try fixture.grade(answer: "imitation")

    #expect(report.verdict == .red)
    #expect(report.failure("it answers the third question") != nil)
  }

  @Test func `a process that the answer started is gone afterwards`() throws {
    let report = try fixture.grade(answer: "child-process")

    // It can start programs, so its word isn't taken.
    #expect(report.specs.map(\.outcome) == Array(repeating: .passed, count: 4))
    #expect(report.verdict == .notGraded)
    #expect(try fixture.processesLeft(mentioning: "sleep 86123") == [])
  }
}
