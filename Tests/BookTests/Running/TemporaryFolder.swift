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

  /// The environment of a program that puts what is soon gone in here, such as SwiftPM's locks.
  var environment: [String: String] {
    Program.environment.merging(["TMPDIR": "\(path)/tmp"]) { $1 }
  }

  deinit {
    try? Files.live.remove(path)
  }

  func write(_ text: String, to name: String) throws {
    try Files.live.write(Data(text.utf8), "\(path)/\(name)")
  }
}
