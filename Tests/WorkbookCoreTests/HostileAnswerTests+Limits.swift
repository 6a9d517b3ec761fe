import ChildProcess
import Testing

@testable import WorkbookCore

// Answers that take more of the machine than any answer needs.
extension HostileAnswerTests {
  @Test(arguments: ["second", "third"])
  func `who allocates without end is stopped, and the others keep their results`(
    question: String
  ) throws {
    let report = try fixture.grade(
      answer: "allocates", at: question, limits: ChildProcess.Limits(memory: 300_000_000))

    #expect(report.verdict == .crashed)
    let crash = report.crash("it answers the \(question) question")
    #expect(crash?.text == "it used more than 300 MB of memory, and was stopped.")
    #expect(crash?.advice?.hasPrefix("Look for a loop or a recursion") == true)
    #expect(report.specs.filter { $0.outcome == .passed }.count == 3)
  }

  @Test(arguments: ["second", "third"])
  func `who starts processes without end is stopped, and so are they`(question: String) throws {
    let report = try fixture.grade(
      answer: "starts-processes", at: question, limits: ChildProcess.Limits(processes: 50))

    #expect(report.verdict == .crashed)
    let crash = report.crash("it answers the \(question) question")
    #expect(crash?.text == "it had started more than 50 processes, and was stopped.")
    #expect(report.specs.filter { $0.outcome == .passed }.count == 3)
    #expect(try fixture.processesLeft(mentioning: "grow() {") == [])
  }

  /// On the threads that Swift Testing uses the signal is held back: there the write fails, and
  /// whoever tries again without end is stopped as hung.
  @Test(arguments: ["third"])
  func `who writes without end is stopped`(question: String) throws {
    let limits = ChildProcess.Limits(fileSize: 10_000_000)

    let report = try fixture.grade(answer: "writes-without-end", at: question, limits: limits)

    #expect(report.verdict == .crashed)
    let crash = report.crash("it answers the \(question) question")
    #expect(crash?.text == "it wrote a file of more than 10 MB, and was stopped.")
    #expect(report.specs.filter { $0.outcome == .passed }.count == 3)
  }

  @Test func `a right answer stays within the limits`() throws {
    #expect(try fixture.grade(limits: .specs).verdict == .solved)
  }
}
