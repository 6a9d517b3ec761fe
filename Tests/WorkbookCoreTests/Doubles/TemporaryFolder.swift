import Foundation

@testable import WorkbookCore
@testable import workshop

/// A folder on the real disk that goes away with its owner.
final class TemporaryFolder {
  /// Without symbolic links in it.
  let path: String
  let files = FileSystemClient.live

  /// - Parameter isQuick: Whether it may lie in a file system that is kept in memory, as Linux has
  ///   one: for tests that need a fresh folder a hundred times.
  init(isQuick: Bool = false) throws {
    let memory = "/dev/shm"
    let home = isQuick && files.isWritable(memory) ? memory : NSTemporaryDirectory()
    path = files.resolve(home) + "/workbook-tests-\(UUID().uuidString)"
    try files.makeFolder(path)
  }

  deinit {
    try? files.remove(path)
  }

  func write(_ text: String, to name: String) throws {
    try files.write(Data(text.utf8), "\(path)/\(name)")
  }
}
