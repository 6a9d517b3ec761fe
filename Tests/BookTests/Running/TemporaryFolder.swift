import Foundation

@testable import WorkbookKit

/// A folder on the real disk that goes away with its owner.
final class TemporaryFolder: Sendable {
  /// Without symbolic links in it.
  let path: String

  init() throws {
    path = Files.live.resolve(NSTemporaryDirectory()) + "/workbook-book-\(UUID().uuidString)"
    try Files.live.makeFolder("\(path)/tmp")
  }

  deinit {
    try? Files.live.remove(path)
  }

  func write(_ text: String, to name: String) throws {
    try Files.live.write(Data(text.utf8), "\(path)/\(name)")
  }
}
