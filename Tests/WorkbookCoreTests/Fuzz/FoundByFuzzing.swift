import Foundation
import Testing

@testable import WorkbookCore
@testable import workshop

/// What random cases have found, each as small as it goes.
@Suite struct FoundByFuzzing {
  private let started = "Test Case 'Specs.testA' started at 2026-01-31 14:05:09.123\n"
  private let failed = "Test Case 'Specs.testA' failed (0.1 seconds)\n"

  private func runs(_ pieces: String...) -> [String: SpecRun] {
    var reader = XCTestReader()
    for piece in pieces { _ = reader.read(ArraySlice(piece.utf8)) }
    return reader.runs
  }

  @Test func `a failure's words go on in the next piece of output`() {
    let error = "/w/F.swift:7: error: Specs.testA : XCTAssertEqual failed: (\"a\n"
    let runs = runs(started, error, "b\") is not equal to (\"c\") - Ask.\n", failed)

    #expect(runs["Specs.testA"]?.failures.map(\.message) == ["Ask."])
  }

  @Test func `a failure keeps its words behind a value of any length, wherever it is cut`() {
    let value = String(repeating: "x", count: 100_000)
    let front = "/w/F.swift:7: error: Specs.testA : XCTAssertEqual failed: (\"\(value)"
    let back = "\") is not equal to (\"c\nd\") - Ask.\n"

    #expect(runs(started, front + back, failed) == runs(started, front, back, failed))
    #expect(
      runs(started, front + back, failed)["Specs.testA"]?.failures.map(\.message) == ["Ask."])
  }

  @Test func `a sign that joins the next letter hides no word of XCTest's`() {
    let sign = "\u{600}"
    let error = "/w/F.swift:7: error: Specs.testA : XCTAssertEqual failed: (\"\(sign)\") - Ask.\n"
    let runs = runs(started, error, sign + failed)

    #expect(runs["Specs.testA"]?.end == .failed)
    #expect(runs["Specs.testA"]?.failures.map(\.message) == ["Ask."])
  }

  @Test func `a line's end of two bytes joins no lines`() {
    let error = "/w/F.swift:7: error: Specs.testA : failed - Ask.\r\n"
    let runs = runs(started + error + failed)

    #expect(runs["Specs.testA"]?.end == .failed)
    #expect(runs["Specs.testA"]?.failures.count == 1)
  }
}

extension FoundByFuzzing {
  private func passes(_ lines: [String]) -> Bool {
    var reader = EventStreamReader()
    _ = reader.read(Data(lines.joined().utf8))
    let run = FrameworkRun(found: reader.found, runs: reader.runs)
    return reader.found.count == 1
      && run.result(of: reader.found[0], key: "a/b").outcome == .passed
  }

  private var test: String { EventLine.test("it asks") }
  private var start: String { EventLine.event("testStarted", of: "it asks") }

  @Test func `a spec that is told twice keeps its failures`() {
    let issue = EventLine.issue(in: "it asks", words: "Ask.")
    let end = EventLine.event("testEnded", of: "it asks", symbol: "pass")

    #expect(passes([test, start, end]))
    #expect(passes([test, test, start, end]))
    #expect(!passes([test, start, issue, test, end]))
  }

  @Test func `a spec whose issue was lost has failed all the same`() {
    #expect(!passes([test, start, EventLine.event("testEnded", of: "it asks", symbol: "fail")]))
  }

  @Test func `a spec whose cancelling was lost has not passed`() {
    #expect(!passes([test, start, EventLine.event("testEnded", of: "it asks", symbol: "skip")]))
  }

  @Test func `a spec that never started has not passed`() {
    #expect(!passes([test, EventLine.event("testEnded", of: "it asks", symbol: "pass")]))
  }
}

extension FoundByFuzzing {
  @Test(arguments: [Int.max, .min, -1])
  func `a state file's numbers are cut to what can be true`(number: Int) throws {
    let json = """
      {"version": 1, "exercises": {"FirstCut": {
        "attempts": \(number), "hints": \(number), "isSolved": false, "times": [1e300, -1]}}}
      """
    var progress = try #require(ProgressStore.progress(in: Data(json.utf8)))
    progress.note(.red, on: .firstCut, at: Clock.start)

    #expect((1...1_000_001).contains(progress[.firstCut].attempts))
    #expect((0...1_000).contains(progress[.firstCut].hints))
    #expect(progress[.firstCut].times == [1e10, 0])
  }

  @Test(arguments: ["9223372036854775807", "10001"])
  func `minutes that no exercise takes are no line of the manifest`(minutes: String) {
    let manifest = "\"01-a\"\nExercise(\"01-b\", minutes: \(minutes)),\n"
    #expect(throws: WorkbookError.self) { try Syllabus(manifest: manifest) }
  }

  @Test func `an item does not go on behind a line in bold`() {
    let brief = Brief("## Done when\n- it waits\n**Milestone 1: a lid**\n  behind\n- it boils\n")

    #expect(brief.doneWhen == ["it waits", "it boils"])
    #expect(brief.milestones.map(\.specs) == [["it boils"]])
  }

  @Test func `a word as long as a book is near to none`() {
    let word = String(repeating: "tea ", count: 5_000)
    #expect(NearMiss.candidates(for: word, among: ["list", "check", "Kettle"]) == [])
    #expect(NearMiss.distance(word, "check", limit: 10) > 10)
  }
}
