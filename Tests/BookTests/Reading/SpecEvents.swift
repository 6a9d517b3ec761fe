import Foundation

/// What Swift Testing says of a run: JSON, a record a line.
///
/// Unlike the workbook's grader, a known issue is no failure here: a chapter may show a test that
/// fails as it should.
struct SpecEvents {
  enum End: Equatable, Sendable {
    case passed
    case failed
    case skipped
    /// It began, and the process ended or was stopped before it did.
    case brokeOff
    case didNotRun
  }

  struct Spec: Equatable, Sendable {
    /// `Target.name()/File.swift:3:2`
    let id: String
    let name: String
    var end = End.didNotRun
    /// What it said when it failed, and where.
    var failures: [Failure] = []

    /// The target that it belongs to.
    var target: String { String(id.prefix { $0 != "." }) }
  }

  struct Failure: Equatable, Sendable {
    let words: String
    /// The name of the file.
    let file: String
    let line: Int
  }

  private(set) var specs: [Spec] = []
  /// Whether the run came to its end.
  private(set) var isComplete = false

  init(_ text: String) {
    for line in text.textLines {
      guard let record = try? JSONDecoder().decode(Record.self, from: Data(line.utf8)) else {
        continue
      }
      read(record)
    }
  }

  private mutating func read(_ record: Record) {
    let payload = record.payload
    if record.kind == "test", payload.kind == "function", let id = payload.id {
      specs.append(Spec(id: id, name: payload.displayName ?? payload.name ?? id))
    }
    guard record.kind == "event" else { return }
    if payload.kind == "runEnded" { isComplete = true }
    guard let index = specs.firstIndex(where: { $0.id == payload.testID }) else { return }
    switch payload.kind {
    case "testStarted":
      specs[index].end = .brokeOff
    case "issueRecorded":
      if let failure = payload.failure { specs[index].failures.append(failure) }
    case "testSkipped", "testCancelled", "testCaseCancelled":
      specs[index].end = .skipped
    case "testEnded" where specs[index].end != .skipped:
      specs[index].end = specs[index].failures.isEmpty ? .passed : .failed
    default:
      break
    }
  }
}

extension SpecEvents {
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

    /// `nil` for an issue that is known, or only a warning.
    var failure: Failure? {
      guard issue?.isKnown != true, issue?.severity != "warning" else { return nil }
      let place = issue?.sourceLocation
      return Failure(
        words: (messages ?? []).map(\.text).joined(separator: "\n  "),
        file: place?.fileID?.split(separator: "/").last.map(String.init) ?? "",
        line: place?.line ?? 1)
    }
  }

  private struct Message: Decodable {
    let text: String
  }

  private struct Issue: Decodable {
    let isKnown: Bool?
    let severity: String?
    let sourceLocation: Location?
  }

  private struct Location: Decodable {
    let fileID: String?
    let line: Int?
  }
}
