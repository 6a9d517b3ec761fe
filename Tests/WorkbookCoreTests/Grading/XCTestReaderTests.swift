import Testing

@testable import WorkbookCore

@Suite struct XCTestReaderTests {
  private static let start = "Test Case 'Specs.testA' started at 2026-01-31 14:05:09.123\n"
  private static let end =
    "\t Executed 1 test, with 0 failures (0 unexpected) in 0.1 (0.1) seconds\n"

  private func reader(_ pieces: String...) -> XCTestReader {
    var reader = XCTestReader()
    for piece in pieces { _ = reader.read(ArraySlice(piece.utf8)) }
    return reader
  }

  @Test(arguments: [
    ("passed (0.001 seconds)", SpecRun.End.passed), ("failed (12.5 seconds)", .failed),
    ("skipped (0.0 seconds)", .skipped),
  ])
  func `a spec starts and ends`(words: String, end: SpecRun.End) {
    let reader = reader(Self.start, "Test Case 'Specs.testA' \(words)\n", Self.end)

    #expect(reader.finalRuns == ["Specs.testA": SpecRun(hasStarted: true, end: end)])
    #expect(reader.isComplete)
  }

  @Test func `a spec that started and did not end is unfinished`() {
    let reader = reader(Self.start)

    #expect(reader.finalRuns["Specs.testA"]?.isUnfinished == true)
    #expect(!reader.isComplete)
  }

  @Test func `an end without a start counts for nothing`() {
    #expect(reader("Test Case 'Specs.testA' passed (0.1 seconds)\n", Self.end).finalRuns == [:])
  }

  @Test func `starts and ends are progress, other words are not`() {
    var reader = XCTestReader()
    let progress = [
      Self.start, "still going\n", "/w/F.swift:7: error: Specs.testA : failed - No.\n",
      "Test Case 'Specs.testA' passed (0.1 seconds)\n",
    ].map { reader.read(ArraySlice($0.utf8)) }

    #expect(progress == [true, false, false, true])
  }

  @Test func `a line counts although something was printed before it`() {
    let reader = reader(
      "no line's end" + Self.start, "nor here Test Case 'Specs.testA' passed (0.1 seconds)\n",
      "nor here" + Self.end)

    #expect(reader.finalRuns["Specs.testA"]?.end == .passed)
  }

  private static let transcript = """
    Test Suite 'Specs' started at 2026-01-31 14:05:09.123
    \(start)glüed
    /w/My Specs.swift:17: error: Specs.testA : XCTAssertTrue failed - It must.
    Test Case 'Specs.testA' failed (0.001 seconds)
    \(end)
    """

  @Test func `it reads the same wherever the output is cut`() {
    let bytes = Array(Self.transcript.utf8)
    let whole = reader(Self.transcript)
    for cut in bytes.indices {
      var reader = XCTestReader()
      _ = reader.read(bytes[..<cut])
      _ = reader.read(bytes[cut...])
      #expect(reader.runs == whole.runs && reader.isComplete, "cut at byte \(cut)")
    }
  }

  @Test func `it reads the same byte by byte`() {
    var reader = XCTestReader()
    let bytes = Array(Self.transcript.utf8)
    for index in bytes.indices { _ = reader.read(bytes[index...index]) }

    #expect(reader.runs == self.reader(Self.transcript).runs)
    #expect(reader.runs["Specs.testA"]?.failures.count == 1)
  }

  @Test func `bytes that are no text do no harm`() {
    var reader = reader(Self.start)
    _ = reader.read([0xff, 0xfe, 0x0a])
    _ = reader.read(ArraySlice("Test Case 'Specs.testA' passed (0.1 seconds)\n".utf8))

    #expect(reader.runs["Specs.testA"]?.end == .passed)
  }

  @Test func `a flood without a line's end stays small`() {
    var reader = reader(Self.start)
    let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 64 * 1024)
    for _ in 0..<100 { _ = reader.read(piece[...]) }
    _ = reader.read(ArraySlice("Test Case 'Specs.testA' pas".utf8))

    let pending = Mirror(reflecting: reader).descendant("pending") as? [UInt8]
    #expect(pending.map { (1...128 * 1024).contains($0.count) } == true)
    _ = reader.read(ArraySlice("sed (0.1 seconds)\n".utf8))
    #expect(reader.runs["Specs.testA"]?.end == .passed)
  }
}

@Suite struct XCTestImitationTests {
  private func run(of lines: String...) -> SpecRun? {
    var reader = XCTestReader()
    _ = reader.read(ArraySlice((lines.joined(separator: "\n") + "\n").utf8))
    return reader.finalRuns["Specs.testA"]
  }

  private let start = "Test Case 'Specs.testA' started at 2026-01-31 14:05:09.123"
  private let passed = "Test Case 'Specs.testA' passed (0.1 seconds)"
  private let failed = "Test Case 'Specs.testA' failed (0.1 seconds)"
  private let executed = "\t Executed 1 test, with 1 failure (0 unexpected) in 0.1 (0.1) seconds"

  @Test func `passed before a real failure is a failure`() {
    #expect(run(of: start, passed, failed, executed)?.end == .failed)
  }

  @Test func `passed after a real failure is a failure`() {
    #expect(run(of: start, failed, passed, executed)?.end == .failed)
  }

  @Test func `passed before the process ends is no end`() {
    #expect(run(of: start, passed)?.isUnfinished == true)
  }

  @Test func `the sum of an earlier run is no end of this one`() {
    #expect(run(of: executed, start, passed)?.isUnfinished == true)
  }
}

@Suite struct XCTestFailureTests {
  private func failure(_ line: String) -> Problem? {
    var reader = XCTestReader()
    _ = reader.read(ArraySlice((line + "\n").utf8))
    return reader.runs["Specs.testA"]?.failures.first
  }

  @Test(arguments: [
    (
      #"XCTAssertEqual failed: ("1") is not equal to ("2") - Words."#, "Words.",
      #"("1") is not equal to ("2")"#
    ),
    (
      #"XCTAssertEqual failed: ("a - b") is not equal to ("c") - One - two."#, "One - two.",
      #"("a - b") is not equal to ("c")"#
    ),
    (#"XCTAssertNil failed: "3" - Words."#, "Words.", #""3""#),
    ("XCTAssertThrowsError failed: did not throw error - Words.", "Words.", "did not throw error"),
    (
      #"XCTUnwrap failed: expected non-nil value of type "Int" - Words."#, "Words.",
      #"expected non-nil value of type "Int""#
    ),
  ])
  func `the author's words come first, the framework's behind`(
    text: String, message: String, detail: String
  ) {
    let failure = failure("/w/F.swift:7: error: Specs.testA : \(text)")
    #expect(failure?.message == message)
    #expect(failure?.detail == detail)
  }

  @Test(arguments: ["XCTAssertTrue failed - One - two.", "failed - One - two."])
  func `where the framework compares nothing there is no detail`(text: String) {
    let failure = failure("/w/F.swift:7: error: Specs.testA : \(text)")
    #expect(failure?.message == "One - two.")
    #expect(failure?.detail == nil)
  }

  @Test func `an error that was thrown is told as it is`() {
    let failure = failure(#"<EXPR>:0: error: Specs.testA : threw error "Oops()""#)
    #expect(
      failure
        == Problem(#"threw error "Oops()""#, detail: nil, path: "<EXPR>", line: 0))
  }

  @Test(arguments: [
    "/home/Ada B/My Work: 2/F.swift", "/w/“Wörk”/F.swift", "/w/it's/F.swift",
  ])
  func `a path may hold spaces and more`(path: String) {
    let failure = failure("\(path):12: error: Specs.testA : failed - No.")
    #expect(failure?.path == path)
    #expect(failure?.line == 12)
  }

  @Test func `what was printed before the path does not belong to it`() {
    #expect(failure("chatter/w/F.swift:7: error: Specs.testA : failed - No.")?.path == "/w/F.swift")
  }

  @Test(arguments: [
    "error: Specs.testA : failed", "F.swift:x: error: Specs.testA : no", "/w/F.swift:7: error: no",
  ])
  func `other errors are passed over`(line: String) {
    #expect(failure(line) == nil)
  }

  @Test func `all failures of a spec are kept`() {
    var reader = XCTestReader()
    let line = "/w/F.swift:7: error: Specs.testA : failed - No.\n"
    _ = reader.read(ArraySlice((line + line).utf8))
    #expect(reader.runs["Specs.testA"]?.failures.map(\.message) == ["No.", "No."])
  }
}

extension XCTestFailureTests {
  @Test(arguments: [
    ("XCTAssertEqual failed: (\"a\nb\") is not equal to (\"a\nc\") - Words.", "Words."),
    (
      "XCTAssertEqual failed: (\"a\") is not equal to (\"b\") - Call `f(x)` - (g) - once.",
      "Call `f(x)` - (g) - once."
    ),
    ("XCTAssertNil failed: \"3\" - One - two.", "One - two."),
    ("XCTAssertTrue failed - It failed: (no) - really.", "It failed: (no) - really."),
  ])
  func `the author's words are whole`(text: String, message: String) {
    var reader = XCTestReader()
    _ = reader.read(ArraySlice("/w/F.swift:7: error: Specs.testA : \(text)\n".utf8))
    _ = reader.read(ArraySlice("Test Case 'Specs.testA' failed (0.1 seconds)\n".utf8))

    #expect(reader.runs["Specs.testA"]?.failures.map(\.message) == [message])
  }
}

extension XCTestFailureTests {
  /// As long as a value may be, on one line or on many.
  @Test(arguments: ["y", "y\n", "some - words\n"])
  func `the author's words stand behind a value of any length`(part: String) {
    let value = String(repeating: part, count: 60_000)
    let line = "/w/F.swift:7: error: Specs.testA : XCTAssertEqual failed: "
    let bytes = Array((line + "(\"\(value)\") is not equal to (\"b\") - Words.\n").utf8)
    var reader = XCTestReader()
    for start in stride(from: 0, to: bytes.count, by: 1 << 16) {
      _ = reader.read(bytes[start..<min(start + (1 << 16), bytes.count)])
    }
    _ = reader.read(ArraySlice("Test Case 'Specs.testA' failed (0.1 seconds)\n".utf8))

    let failure = reader.runs["Specs.testA"]?.failures.first
    #expect(failure?.message == "Words.")
    #expect(failure?.line == 7)
    #expect(failure.map { ($0.detail ?? "").utf8.count < 40_000 } == true)
  }
}
