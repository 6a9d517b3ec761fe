import Foundation

/// Reads XCTest's console lines while they come, whatever else is printed between them.
///
/// The lines that count: `Test Case 'Class.method' started at …`, `… passed (…)`,
/// `… failed (…)`, `… skipped (…)`, `path:line: error: Class.method : text`, and at the end
/// `Executed n tests, with …`. On macOS a name is `-[Module.Class method]`. Learner code may print
/// without a line's end, so each is looked for anywhere in a line, and byte by byte: a sign that
/// joins the letter behind it hides no word.
struct XCTestReader {
  private(set) var runs: [String: SpecRun] = [:]
  /// How many specs XCTest says that it ran, at its end.
  private var executed: Int?
  private var lastStarted: String?
  /// A failure whose words go on in the next lines.
  private var open: XCTestFailure?
  private var pending: [UInt8] = []

  /// Reads one more piece of output; returns whether a spec started or ended in it.
  mutating func read(_ piece: ArraySlice<UInt8>) -> Bool {
    let before = pending.count
    pending += piece
    guard let last = piece.lastIndex(of: UInt8(ascii: "\n")) else {
      // Rarely, since it moves what is kept.
      if pending.count > 2 * Self.longestLine { Self.abridge(&pending) }
      return false
    }
    let end = before + last - piece.startIndex
    let complete = pending[..<end]
    defer { pending.removeFirst(end + 1) }
    guard open != nil || Self.mayMatter(complete) else { return false }
    var progressed = false
    for line in complete.split(separator: UInt8(ascii: "\n")) {
      var line = Array(line)
      Self.abridge(&line)
      if read(line: Substring(decoding: line, as: UTF8.self)) { progressed = true }
    }
    return progressed
  }

  /// Of a line of more than 64 KiB, what matters: a failure's words begin at its front, and at its
  /// end is where XCTest's words follow a learner's that have no line's end.
  ///
  /// The same bytes are kept wherever the output is cut into pieces.
  private static func abridge(_ line: inout [UInt8]) {
    let half = longestLine / 2
    if line.count > longestLine { line.removeSubrange(half..<line.count - half) }
  }

  private static let longestLine = 64 * 1024

  /// A quick look, so that a flood of other output costs little.
  private static func mayMatter(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.contains(word: "Test Case '") || bytes.contains(word: ": error: ")
      || bytes.contains(word: "Executed ")
  }

  private mutating func read(line: Substring) -> Bool {
    if let start = line.lastRange(of: "Test Case '") {
      close()
      let rest = line[start.upperBound...]
      guard let quote = rest.firstIndex(of: "'") else { return false }
      let name = XCTestName.plain(rest[..<quote])
      let words = rest[quote...].dropFirst(2)
      if words.hasPrefix("started") { return begin(name) }
      if words.hasPrefix("passed (") { return end(name, .passed) }
      if words.hasPrefix("failed (") { return end(name, .failed) }
      if words.hasPrefix("skipped (") { return end(name, .skipped) }
    } else if let failure = XCTestFailure(line: line) {
      close()
      open = failure
    } else if let words = line.lastRange(of: "Executed "),
      line.lastRange(of: " tests, with ") != nil || line.lastRange(of: " test, with ") != nil
    {
      executed = Int(line[words.upperBound...].prefix { $0.isNumber })
    } else {
      open?.goOn(line)
    }
    if open?.isComplete == true { close() }
    return false
  }

  private mutating func close() {
    guard let failure = open else { return }
    runs[failure.name, default: SpecRun()].failures.append(failure.failure)
    open = nil
  }

  /// Whether XCTest came to its end, having run every spec that it started.
  var isComplete: Bool { executed == runs.values.filter(\.hasStarted).count }

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
    defer { runs[name, default: SpecRun()].hasStarted = true }
    executed = nil
    lastStarted = name
    return runs[name]?.hasStarted != true
  }

  /// A second, different end of the same spec was printed by the learner's code, so the worse one
  /// counts.
  private mutating func end(_ name: String, _ end: SpecRun.End) -> Bool {
    guard runs[name]?.hasStarted == true else { return false }
    let isFirst = runs[name]?.end == nil
    if isFirst || end != .passed { runs[name]?.end = end }
    return isFirst
  }
}

extension Substring {
  /// By bytes, as XCTest wrote them.
  fileprivate func lastRange(of word: String) -> Range<Index>? {
    utf8.ranges(of: word.utf8).last
  }
}

extension ArraySlice<UInt8> {
  /// Whether the ASCII word stands in these bytes.
  ///
  /// `memchr` finds the word's first letter as fast as the machine reads memory, in debug builds
  /// too; 200 MB of learner output must not slow the grader down.
  func contains(word: StaticString) -> Bool {
    withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return false }
      var offset = 0
      let length = word.utf8CodeUnitCount
      while bytes.count - offset >= length,
        let found = memchr(base + offset, Int32(word.utf8Start[0]), bytes.count - offset)
      {
        offset = UnsafeRawPointer(found) - base
        if bytes.count - offset >= length, memcmp(found, word.utf8Start, length) == 0 {
          return true
        }
        offset += 1
      }
      return false
    }
  }
}
