// The outside world. Leave it as it is.

import Foundation

/// A folder on a disk.
///
/// A write is not atomic: one that fails, or is cut off, may leave a part.
/// A move is atomic: it is done, or nothing has happened.
struct Disk: Sendable {
  /// What the disk could not do, for example "No space left".
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// What is in the file of this name; `nil` when there is no such file.
  var read: @Sendable (_ name: String) throws -> Data?
  /// Writes a file, over an old one if there is one. Returns when the data lie
  /// on the disk.
  var write: @Sendable (_ data: Data, _ name: String) throws -> Void
  /// Renames a file. It takes the place of a file that has the new name.
  var move: @Sendable (_ name: String, _ newName: String) throws -> Void
}

extension Disk {
  /// A folder of this computer. The first write makes it.
  static func live(folder: URL) -> Disk {
    let files = FileManager.default
    return Disk(
      read: { name in
        let file = folder.appending(path: name)
        guard files.fileExists(atPath: file.path) else { return nil }
        return try telling { try Data(contentsOf: file) }
      },
      write: { data, name in
        let file = folder.appending(path: name)
        try telling {
          try files.createDirectory(
            at: folder, withIntermediateDirectories: true)
          try data.write(to: file)
          let handle = try FileHandle(forWritingTo: file)
          try handle.synchronize()
          try handle.close()
        }
      },
      move: { name, newName in
        let old = folder.appending(path: name).path
        guard rename(old, folder.appending(path: newName).path) == 0 else {
          throw Failure(description: String(cString: strerror(errno)))
        }
      })
  }

  private static func telling<Result>(
    _ body: () throws -> Result
  ) throws -> Result {
    do { return try body() } catch {
      throw Failure(description: error.localizedDescription)
    }
  }
}
