import Foundation

/// Reads Swift Testing's event stream: JSON, a record a line, written while the specs run.
///
/// Schema versions differ, so unknown keys and kinds are passed over, as are lines that are no
/// JSON.
struct EventStreamReader {
  /// The specs that were discovered: ids and names.
  private(set) var found: [FoundSpec] = []
  private(set) var runs: [String: SpecRun] = [:]
  /// Whether Swift Testing came to its end.
  private(set) var isComplete = false
  /// The beginning of a line that has not come to its end.
  private var pending = Data()
  /// A line may have so many bytes; a value that a spec found stands in it.
  private static let longestLine = 100_000_000
  /// Whether a line was longer than that and dropped. The run then never counts as complete.
  private var hasLostALine = false

  /// Reads one more piece of the file; returns whether a spec got on in it. What is told once more
  /// is no progress, or code that goes on telling it would never be stopped.
  mutating func read(_ piece: Data) -> Bool {
    // Searched for in the piece alone: a long line comes in many.
    guard let end = piece.lastIndex(of: UInt8(ascii: "\n")) else {
      pending += piece
      if pending.count > Self.longestLine {
        pending = Data()
        hasLostALine = true
      }
      return false
    }
    let complete = pending + piece[...end]
    pending = Data(piece[(end + 1)...])
    var progressed = false
    for line in complete.split(separator: UInt8(ascii: "\n")) {
      guard let record = try? JSONDecoder().decode(Record.self, from: Data(line)) else { continue }
      if read(record) { progressed = true }
    }
    return progressed
  }

  private mutating func read(_ record: Record) -> Bool {
    let payload = record.payload
    if record.kind == "test", payload.kind == "function", let id = payload.id {
      // Told twice, it is still one spec, and what was heard of it counts.
      guard runs[id] == nil else { return false }
      found.append(FoundSpec(id: id, name: payload.displayName ?? payload.name ?? id))
      runs[id] = SpecRun()
      return true
    }
    if record.kind == "event", payload.kind == "runEnded" { isComplete = !hasLostALine }
    guard record.kind == "event", let id = payload.testID, runs[id] != nil else { return false }
    switch payload.kind {
    case "testStarted":
      defer { runs[id]?.hasStarted = true }
      return runs[id]?.hasStarted == false
    case "issueRecorded":
      // A known issue is a failure too: no spec here may fail on purpose.
      guard payload.issue?.isWarning != true else { return false }
      runs[id]?.failures.append(payload.failure)
      return false
    case "testSkipped", "testCancelled", "testCaseCancelled":
      // Cancelled from within: what it was to find, it did not.
      runs[id]?.end = .skipped
    case "testEnded":
      guard let run = runs[id], run.hasStarted, run.end == nil else { return false }
      // The record of an issue or of a cancelling may be lost; how it ended is also told here.
      let hasFailed = !run.failures.isEmpty || payload.has(symbol: "fail")
      runs[id]?.end = hasFailed ? .failed : payload.has(symbol: "skip") ? .skipped : .passed
    default:
      return payload.kind == "testCaseEnded"
    }
    return true
  }
}

extension EventStreamReader {
  private struct Record: Decodable {
    let kind: String
    let payload: Payload
  }

  private struct Payload: Decodable {
    let kind: String
    let id: String?
    let name: String?
    let displayName: String?
    let testID: String?
    let messages: [Message]?
    let issue: Issue?

    func has(symbol: String) -> Bool { (messages ?? []).contains { $0.symbol == symbol } }

    /// The author's words are details under the first message, which is the framework's.
    var failure: Problem {
      let first = messages?.first?.text.shortened
      let comment = (messages ?? []).filter { $0.symbol == "details" }
        .map(\.text)
        .joined(separator: "\n")
      let place = issue?.sourceLocation
      return Problem(
        comment.isEmpty ? first ?? "" : comment.shortened, detail: comment.isEmpty ? nil : first,
        path: place?.filePath ?? place?._filePath ?? "",
        line: place?.line ?? 0)
    }
  }

  private struct Message: Decodable {
    let symbol: String?
    let text: String
  }

  private struct Issue: Decodable {
    let severity: String?
    /// Its name before version 6.3.
    let _severity: String?
    var isWarning: Bool { (severity ?? _severity) == "warning" }
    let sourceLocation: Location?
  }

  private struct Location: Decodable {
    let filePath: String?
    let _filePath: String?
    let line: Int?
  }
}
