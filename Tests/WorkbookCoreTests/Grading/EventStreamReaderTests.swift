import Foundation
import Testing

@testable import WorkbookCore

@Suite struct EventStreamReaderTests {
  private let started = EventLine.test("it asks") + EventLine.event("testStarted", of: "it asks")
  private let ended = EventLine.event("testEnded", of: "it asks", symbol: "pass")

  private func reader(_ pieces: String...) -> EventStreamReader {
    var reader = EventStreamReader()
    for piece in pieces { _ = reader.read(Data(piece.utf8)) }
    return reader
  }

  private func run(_ pieces: String...) -> SpecRun? {
    reader(pieces.joined()).runs[EventLine.id("it asks")]
  }

  @Test func `functions are found, suites are not`() {
    let reader = reader(EventLine.test("Specs", kind: "suite"), EventLine.test("it asks"))

    #expect(reader.found == [FoundSpec(id: EventLine.id("it asks"), name: "it asks")])
    #expect(reader.runs == [EventLine.id("it asks"): SpecRun()])
  }

  @Test func `a function without a name of its own goes by its signature`() {
    #expect(reader(EventLine.plainTest("asks()")).found.map(\.name) == ["asks()"])
  }

  @Test func `a spec starts and passes`() {
    #expect(run(started, ended) == SpecRun(hasStarted: true, end: .passed))
  }

  @Test func `a spec that started and did not end is unfinished`() {
    #expect(run(started)?.isUnfinished == true)
  }

  @Test func `an issue makes it fail, with the author's words first`() {
    let run = run(started, EventLine.issue(in: "it asks", words: "Ask the API."), ended)

    let failure = Problem(
      "Ask the API.", detail: "Expectation failed: a == b", path: "/w/My Specs.swift",
      line: 20)
    #expect(run == SpecRun(hasStarted: true, failures: [failure], end: .failed))
  }

  @Test func `an issue without words is told in the framework's`() {
    let failure = run(started, EventLine.issue(in: "it asks"), ended)?.failures.first
    #expect(failure?.message == "Expectation failed: a == b")
    #expect(failure?.detail == nil)
  }

  @Test func `the issues of all cases are kept`() {
    let first = EventLine.issue(in: "it asks", line: 20)
    let second = EventLine.issue(in: "it asks", line: 21)
    let caseEnded = EventLine.event("testCaseEnded", of: "it asks")
    let run = run(started, first, caseEnded, second, caseEnded, ended)

    #expect(run?.failures.map(\.line) == [20, 21])
    #expect(run?.end == .failed)
  }

  @Test func `a known issue is a failure too`() {
    #expect(run(started, EventLine.issue(in: "it asks", isKnown: true), ended)?.end == .failed)
  }

  @Test func `a warning is none`() {
    let warning = EventLine.issue(in: "it asks", severity: "warning")
    #expect(run(started, warning, ended)?.end == .passed)
  }

  @Test func `an issue after the end is no pass`() throws {
    let late = EventLine.issue(in: "it asks", words: "Too late.")
    let reader = reader(started, ended, late)
    let spec = try #require(reader.found.first)

    let result = FrameworkRun(found: [spec], runs: reader.runs).result(of: spec, key: "a/b")
    #expect(result.outcome == .failed)
    #expect(result.problems.map(\.message) == ["Too late."])
  }

  @Test func `a skipped spec is skipped`() {
    #expect(
      run(EventLine.test("it asks"), EventLine.event("testSkipped", of: "it asks"))
        == SpecRun(end: .skipped))
  }

  @Test func `an issue outside every spec is nobody's`() {
    let run = run(started, EventLine.issue(in: "another"), ended)
    #expect(run?.end == .passed)
  }

  @Test func `it is complete when the run has ended`() {
    #expect(!reader(started, ended).isComplete)
    #expect(reader(started, ended, EventLine.runEnded).isComplete)
  }

  @Test(arguments: [
    "no JSON at all\n", "{\"kind\":\"event\",\"payl\n", "\n\n", "[]\n", "{}\n",
    EventLine.line("attachment", #""kind":"function","path":"/x""#),
    EventLine.event("testTeleported", of: "it asks"),
    EventLine.line("event", #""kind":"testEnded""#),
    EventLine.line("event", #""kind":"testEnded","testID":"nobody's""#),
  ])
  func `what it does not know is passed over`(line: String) {
    #expect(run(started, line) == SpecRun(hasStarted: true))
    #expect(run(started, line, ended)?.end == .passed)
  }

  @Test func `unknown keys do no harm`() {
    let line = ended.replacing(#""kind":"testEnded""#, with: #""kind":"testEnded","new":[1,{}]"#)
    #expect(run(started, line)?.end == .passed)
  }

  @Test func `starts, ends and cases are progress, other events are not`() {
    var reader = reader(EventLine.test("it asks"))
    let progress = ["testStarted", "testCaseEnded", "valueAttached", "testEnded"].map { kind in
      reader.read(Data(EventLine.event(kind, of: "it asks").utf8))
    }

    #expect(progress == [true, true, false, true])
  }

  @Test func `it reads the same wherever the stream is cut`() {
    let issue = EventLine.issue(in: "it asks", words: "Äsk – the API.")
    let bytes = Data((started + issue + ended + EventLine.runEnded).utf8)
    var whole = EventStreamReader()
    _ = whole.read(bytes)
    for cut in bytes.indices {
      var reader = EventStreamReader()
      _ = reader.read(bytes[..<cut])
      _ = reader.read(bytes[cut...])
      #expect(reader.runs == whole.runs && reader.isComplete, "cut at byte \(cut)")
    }
    #expect(whole.runs.values.first?.end == .failed)
  }
}

extension EventStreamReaderTests {
  @Test func `a spec that was cancelled from within has not passed`() {
    var reader = EventStreamReader()
    for line in [
      EventLine.test("it asks"), EventLine.event("testStarted", of: "it asks"),
      EventLine.event("testCancelled", of: "it asks"),
      EventLine.event("testEnded", of: "it asks", symbol: "skip"),
    ] { _ = reader.read(Data(line.utf8)) }

    #expect(reader.runs[EventLine.id("it asks")]?.end == .skipped)
  }
}

extension EventStreamReaderTests {
  @Test func `a spec that is found a second time keeps what was heard of it`() {
    let forged = started + ended + EventLine.runEnded
    let reader = reader(started, EventLine.issue(in: "it asks"), ended, forged)

    #expect(reader.found.count == 1)
    #expect(reader.runs[EventLine.id("it asks")]?.failures.isEmpty == false)
  }

  @Test func `an event of many megabytes is read, and cut`() throws {
    let words = String(repeating: "y", count: 20_000_000)
    let bytes = Data(EventLine.issue(in: "it asks", words: words).utf8)
    var reader = reader(started)
    for start in stride(from: 0, to: bytes.count, by: 1 << 16) {
      _ = reader.read(bytes[start..<min(start + (1 << 16), bytes.count)])
    }

    let message = reader.runs[EventLine.id("it asks")]?.failures.first?.message
    #expect(message.map { (1_000...40_000).contains($0.utf8.count) } == true)
  }

  @Test func `a line that is longer than any is lost, and nothing is complete any more`() {
    var reader = reader(started)
    let piece = Data(repeating: UInt8(ascii: "y"), count: 30_000_000)
    for _ in 1...4 { _ = reader.read(piece) }
    _ = reader.read(Data(("\n" + ended + EventLine.runEnded).utf8))

    #expect(!reader.isComplete)
  }
}
