import Foundation

@testable import WorkbookKit

/// A folder on the real disk that goes away with its owner.
final class TemporaryFolder {
  /// Without symbolic links in it.
  let path: String
  let files = Files.live

  init() throws {
    path = files.resolve(NSTemporaryDirectory()) + "/workbook-tests-\(UUID().uuidString)"
    try files.makeFolder(path)
  }

  deinit {
    try? files.remove(path)
  }

  func write(_ text: String, to name: String) throws {
    try files.write(Data(text.utf8), "\(path)/\(name)")
  }
}
