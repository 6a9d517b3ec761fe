import Foundation
import Synchronization

@testable import WorkbookCore
@testable import workshop

/// The disk of a program that is cut off: its n-th change is left half done, later ones never are.
final class CutOff: Sendable {
  struct Stopped: Error {}

  private let left: Mutex<Int>

  /// - Parameter count: How many changes are made whole.
  init(after count: Int) { left = Mutex(count) }

  /// Whether it came so far.
  var isReached: Bool { left.withLock { $0 < 0 } }

  private func change(_ whole: () throws -> Void, orHalf half: () throws -> Void = {}) throws {
    let left = left.withLock { left in
      left -= 1
      return left
    }
    if left >= 0 { return try whole() }
    if left == -1 { try? half() }
    throw Stopped()
  }

  var files: FileSystemClient {
    var files = FileSystemClient.live
    files.write = { data, path in try self.change { try Self.write(data, path) } }
    files.makeFolder = { path in try self.change { try FileSystemClient.live.makeFolder(path) } }
    files.move = { from, to in try self.change { try FileSystemClient.live.move(from, to) } }
    files.replace = { from, to in try self.change { try FileSystemClient.live.replace(from, to) } }
    files.link = { path, text in try self.change { try FileSystemClient.live.link(path, text) } }
    files.copy = { from, to in
      try self.change {
        try FileSystemClient.live.copy(from, to)
      } orHalf: {
        try Self.copyHalf(from, to)
      }
    }
    files.remove = { path in
      guard FileSystemClient.live.kind(path) != nil else { return }
      try self.change {
        try FileSystemClient.live.remove(path)
      } orHalf: {
        for name in Self.half(of: path) { try FileSystemClient.live.remove("\(path)/\(name)") }
      }
    }
    return files
  }

  /// Does not wait for the disk: this runs a hundred times.
  private static func write(_ data: Data, _ path: String) throws {
    let url = URL(filePath: path)
    try FileSystemClient.live.makeFolder(url.deletingLastPathComponent().path)
    try FileSystemClient.live.remove(path)
    try data.write(to: url)
  }

  private static func copyHalf(_ from: String, _ to: String) throws {
    if FileSystemClient.live.kind(from) == .file {
      let data = try FileSystemClient.live.read(from)
      return try write(data.prefix(data.count / 2), to)
    }
    for name in half(of: from) {
      try FileSystemClient.live.copy("\(from)/\(name)", "\(to)/\(name)")
    }
  }

  /// The first files in a folder.
  private static func half(of folder: String) -> ArraySlice<String> {
    let names = FileSystemClient.live.tree(folder)
    return names.prefix((names.count + 1) / 2)
  }
}

/// Runs something again and again, cut off at its first change, at its second, and so on, until it
/// comes to its end.
///
/// - Parameter trial: Makes a fresh world, runs it with these files, and looks at what is left.
func cutOffEverywhere(_ trial: (CutOff) throws -> Void) throws -> Int {
  for count in 0..<2000 {
    let disk = CutOff(after: count)
    try trial(disk)
    if !disk.isReached { return count }
  }
  return 2000
}
