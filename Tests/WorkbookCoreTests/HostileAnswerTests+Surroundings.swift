import ChildProcess
import Testing

@testable import WorkbookCore

// Answers that disturb what is around them, or leave something behind.
extension HostileAnswerTests {
  @Test func `what goes on in the background ends with the specs`() throws {
    let report = try fixture.grade(answer: "works-on")

    #expect(report.verdict == .solved)
    #expect(try fixture.processesLeft() == [])
  }

  @Test func `who clears its surroundings away is judged like others`() throws {
    #expect(try fixture.grade(answer: "clears-away").verdict == .solved)
  }

  @Test(.enabled(if: Fence.isAvailable))
  func `nothing outside of its temporary folder can be changed, and no process reached`() throws {
    let fixture = try fixture
    let root = fixture.workbook.root
    let before = try fixture.files.text("\(root)/Package.swift")
    let report = try fixture.grade(answer: "reaches-out")

    // It looks around, and every look fails; that it can send signals forbids the verdict.
    #expect(report.specs.map(\.outcome) == Array(repeating: .passed, count: 4))
    #expect(report.verdict == .notGraded)
    for folder in [".starters", ".build", ".build/check/debug", "Exercises", "Tests/Specs", ".."] {
      #expect(!fixture.files.exists("\(root)/\(folder)/planted"), "\(folder)")
    }
    #expect(try fixture.files.text("\(root)/Package.swift") == before)
  }

  @Test func `a spec that tells again and again that it has started is a hang`() throws {
    let report = try fixture.grade(answer: "tells-again", limit: 8)

    #expect(report.verdict == .hung)
    #expect(report.outcome("it answers the second question") == .hung)
    #expect(try fixture.processesLeft() == [])
  }

  @Test func `a pipe in the place of the events hangs nothing`() throws {
    let report = try fixture.grade(answer: "plants-a-pipe", limit: 8)

    // Behind a fence, the file can't be replaced; without one, the specs that follow aren't heard.
    #expect(Fence.isAvailable ? report.verdict == .solved : report.verdict != .solved)
  }

  #if os(Linux)
    @Test func `a process that left the group is gone afterwards`() throws {
      let report = try fixture.grade(answer: "leaves-the-group")

      #expect(report.verdict == .notGraded)
      #expect(try fixture.processesLeft(mentioning: "sleep 86125") == [])
    }
  #endif

  @Test(arguments: ["second", "third"])
  func `a process that does not end after its last spec is no pass`(question: String) throws {
    let report = try fixture.grade(answer: "never-ends-at-exit", at: question, limit: 10)

    #expect(report.verdict == .notGraded)
    #expect(
      report.obstacle?.problem == "Every spec passed, yet the program that ran them did not end.")
    #expect(try fixture.processesLeft() == [])
  }

  @Test(arguments: ["second", "third"])
  func `bytes that are no text do no harm`(question: String) throws {
    let report = try fixture.grade(answer: "prints-bytes", at: question)

    #expect(report.verdict == .red)
    #expect(
      report.failure("it answers the \(question) question")?.message
        == "The \(question) answer must be 42.")
    #expect(report.specs.filter { $0.outcome == .passed }.count == 3)
  }

  @Test(arguments: ["second", "third"])
  func `a value of 50 MB is cut, and the message stays`(question: String) throws {
    let report = try fixture.grade(answer: "speaks-at-length", at: question, limit: 120)

    #expect(report.verdict == .red)
    let failure = report.failure("it answers the \(question) question")
    #expect(failure?.message == "The \(question) answer must be 42.")
    #expect(failure.map { ($0.detail ?? "").utf8.count < 40_000 } == true)
    #expect(report.log.utf8.count < 2_000_000)
  }
}
