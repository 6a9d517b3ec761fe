/// Reads XCTest's console lines while they come, whatever else is printed between them.
///
/// The lines that count: `Test Case 'Class.method' started at …`, `… passed (…)`,
/// `… failed (…)`, `… skipped (…)`, `path:line: error: Class.method : text`, and at the end
/// `Executed n tests, with …`. Learner code may print without a line's end, so each is looked for
/// anywhere in a line.
struct XCTestReader {
  private(set) var runs: [String: SpecRun] = [:]
  /// Whether XCTest came to its end and said how many specs it had run.
  private(set) var isComplete = false
  private var lastStarted: String?
  private var pending: [UInt8] = []

  /// Reads one more piece of output; returns whether a spec started or ended in it.
  mutating func read(_ piece: ArraySlice<UInt8>) -> Bool {
    pending += piece
    guard let end = pending.lastIndex(of: UInt8(ascii: "\n")) else {
      // A line without end: its tail is where XCTest's words will follow.
      if pending.count > 64 * 1024 { pending.removeFirst(pending.count - 4 * 1024) }
      return false
    }
    let complete = pending[...end]
    defer { pending.removeFirst(end + 1) }
    guard Self.mayMatter(complete) else { return false }
    var progressed = false
    for line in String(decoding: complete, as: UTF8.self).split(separator: "\n") {
      if read(line: line) { progressed = true }
    }
    return progressed
  }

  /// A quick look, so that a flood of other output costs little.
  private static func mayMatter(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.contains(word: "Test Case '") || bytes.contains(word: ": error: ")
      || bytes.contains(word: "Executed ")
  }

  private mutating func read(line: Substring) -> Bool {
    if let start = line.lastRange(of: "Test Case '") {
      let rest = line[start.upperBound...]
      guard let quote = rest.firstIndex(of: "'") else { return false }
      let name = String(rest[..<quote])
      let words = rest[quote...].dropFirst(2)
      if words.hasPrefix("started") { return begin(name) }
      if words.hasPrefix("passed (") { return end(name, .passed) }
      if words.hasPrefix("failed (") { return end(name, .failed) }
      if words.hasPrefix("skipped (") { return end(name, .skipped) }
    } else if let failure = Failure(line: line) {
      runs[failure.name, default: SpecRun()].failures.append(failure.failure)
    } else if line.contains("Executed "),
      line.contains(" tests, with ") || line.contains(" test, with ")
    {
      isComplete = true
    }
    return false
  }

  /// The specs, once the process has ended.
  ///
  /// When XCTest did not come to its own end, the spec that ran last has not either, whatever was
  /// printed in its name.
  var finalRuns: [String: SpecRun] {
    guard !isComplete, let lastStarted else { return runs }
    var runs = runs
    runs[lastStarted]?.end = nil
    return runs
  }

  private mutating func begin(_ name: String) -> Bool {
    runs[name, default: SpecRun()].hasStarted = true
    isComplete = false
    lastStarted = name
    return true
  }

  /// A second, different end of the same spec is somebody's imitation: the worse one counts.
  private mutating func end(_ name: String, _ end: SpecRun.End) -> Bool {
    guard runs[name]?.hasStarted == true else { return false }
    if runs[name]?.end == nil || end != .passed { runs[name]?.end = end }
    return true
  }
}

extension XCTestReader {
  /// `path:line: error: Class.method : text`
  private struct Failure {
    let name: String
    let failure: SpecFailure

    init?(line: Substring) {
      guard
        let error = line.firstRange(of: ": error: "),
        let separator = line[error.upperBound...].firstRange(of: " : "),
        let colon = line[..<error.lowerBound].lastIndex(of: ":"),
        let number = Int(line[line.index(after: colon)..<error.lowerBound])
      else { return nil }
      name = String(line[error.upperBound..<separator.lowerBound])
      // What a learner printed without a line's end may stand before the path.
      let path = line[..<colon]
      let start = path.firstIndex(of: "/") ?? path.startIndex
      let (message, detail) = Self.split(line[separator.upperBound...])
      failure = SpecFailure(
        message: message, detail: detail, path: String(path[start...]), line: number)
    }

    /// `XCTAssertEqual failed: ("a") is not equal to ("b") - message` → message and the rest.
    private static func split(_ text: Substring) -> (String, String?) {
      for end in [") - ", "failed - ", "nil - ", " - "] {
        guard let dash = text.lastRange(of: end) else { continue }
        let detail = text[..<dash.upperBound].dropLast(3)
        let words = detail.firstRange(of: " failed: ").map { detail[$0.upperBound...] }
        return (String(text[dash.upperBound...]), words.map(String.init))
      }
      return (String(text), nil)
    }
  }
}

extension Substring {
  fileprivate func lastRange(of word: String) -> Range<Index>? {
    ranges(of: word).last
  }
}
