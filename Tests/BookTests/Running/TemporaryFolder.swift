import Foundation

@testable import WorkbookCore

/// A folder on the real disk that goes away with its owner.
final class TemporaryFolder: Sendable {
  /// Without symbolic links in it.
  let path: String

  init() throws {
    path =
      FileSystemClient.live.resolve(NSTemporaryDirectory()) + "/workbook-book-\(UUID().uuidString)"
    try FileSystemClient.live.makeFolder("\(path)/tmp")
  }

  deinit {
    try? FileSystemClient.live.remove(path)
  }

  func write(_ text: String, to name: String) throws {
    try FileSystemClient.live.write(Data(text.utf8), "\(path)/\(name)")
  }
}
