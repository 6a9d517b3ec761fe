import Foundation

@testable import WorkbookCore

/// The transcripts that were read by a person and found good: `Tests/Fixtures/Transcripts`.
enum RecordedTranscripts {
  /// Whether this run of the tests writes them anew. It is red all the same: what was written is
  /// for a person to read.
  static let isRecording = ProcessInfo.processInfo.environment["WORKBOOK_RECORD"] == "1"

  static let folder =
    URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path + "/Fixtures/Transcripts"

  static func name(_ screen: TranscriptScreen, _ mode: TranscriptMode) -> String {
    "\(screen.name)/\(mode.rawValue).txt"
  }

  static func text(_ screen: TranscriptScreen, _ mode: TranscriptMode) throws -> String {
    try FileSystemClient.live.text("\(folder)/\(name(screen, mode))")
  }

  static func record(_ text: String, _ screen: TranscriptScreen, _ mode: TranscriptMode) throws {
    try FileSystemClient.live.write(Data(text.utf8), "\(folder)/\(name(screen, mode))")
  }

  /// Every file that is there, in no order.
  static var names: Set<String> {
    let paths = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
    return Set(paths.filter { !FileSystemClient.live.isFolder("\(folder)/\($0)") })
  }

  /// What is new and what is gone, line by line.
  static func difference(from old: String, to new: String) -> String {
    LineDifference(from: old, to: new).lines.map { line in
      switch line {
      case .same(let text): "  \(text)"
      case .removed(let text): "- \(text)"
      case .added(let text): "+ \(text)"
      case .gap: "  …"
      }
    }.joined(separator: "\n")
  }
}
