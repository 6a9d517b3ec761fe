import ChildProcess
import Foundation
import Testing

@testable import WorkbookCore

// Answers that would look better than they are, or that hide how the specs went.
extension HostileAnswerTests {
  @Test(arguments: ["second", "third"])
  func `a process that ends without a word is no pass`(question: String) throws {
    let report = try fixture.grade(answer: "ends-quietly", at: question)

    #expect(report.verdict == .crashed)
    let crash = report.crash("it answers the \(question) question")
    #expect(crash?.text == "it ended with code 0, as a call of exit does.")
    #expect(report.specs.filter { $0.outcome == .passed }.count == 3)
  }

  @Test(arguments: ["second", "third"])
  func `a trap that is made to look like a good end is a crash`(question: String) throws {
    let report = try fixture.grade(answer: "handles-traps", at: question)

    #expect(report.verdict == .crashed)
    #expect(report.crash("it answers the \(question) question")?.text == "no answer")
    #expect(report.specs.filter { $0.outcome == .passed }.count == 3)
  }

  @Test func `a good end of the process makes no red spec green`() throws {
    let report = try fixture.grade(answer: "ends-well-at-exit")

    #expect(report.verdict == .red)
    #expect(report.failure("it answers the second question") != nil)
    #expect(report.failure("it answers the third question") != nil)
  }

  @Test func `events that the answer writes itself make no red spec green`() throws {
    let report = try fixture.grade(answer: "forges-events")

    #expect(report.verdict == .red)
    #expect(report.failure("it answers the second question") != nil)
  }

  @Test func `specs that the answer rewrites do not judge it`() throws {
    let spec = URL(filePath: try fixture.specs("1.1") + "/SubjectSpecs.swift")
    let text = try String(contentsOf: spec, encoding: .utf8)
    defer { try? text.write(to: spec, atomically: true, encoding: .utf8) }

    let report = try fixture.grade(answer: "changes-its-specs")

    // Behind a fence, the answer can't rewrite them.
    #expect(try (String(contentsOf: spec, encoding: .utf8) == text) == Fence.isAvailable)
    #expect(report.verdict == .red)
    #expect(report.failure("it answers the first question") != nil)
  }

  @Test(arguments: ["second", "third"])
  func `who closes what the frameworks write to has not passed`(question: String) throws {
    let report = try fixture.grade(answer: "closes-descriptors", at: question)

    #expect(report.verdict == .crashed)
    #expect(report.outcome("it answers the \(question) question")?.brokeOff == true)
  }
}
