import Foundation
import Synchronization

@testable import WorkbookCore
@testable import workshop

/// A file system in memory. A folder is there as soon as something lies in it.
final class Disk: Sendable {
  /// What somebody tried who may not.
  struct Refused: Error {}

  private let contents: Mutex<[String: Data]>
  private let locked: Mutex<Set<String>> = Mutex([])

  init(_ texts: [String: String] = [:]) {
    contents = Mutex(texts.mapValues { Data($0.utf8) })
  }

  /// The paths of all files, in order.
  var paths: [String] { contents.withLock { $0.keys.sorted() } }

  subscript(path: String) -> String? {
    get { contents.withLock { $0[path].map { String(decoding: $0, as: UTF8.self) } } }
    set { contents.withLock { $0[path] = newValue.map { Data($0.utf8) } } }
  }

  func append(_ text: String, to path: String) {
    contents.withLock { $0[path, default: Data()] += Data(text.utf8) }
  }

  /// From now on nothing can be written or removed in this folder.
  func lock(_ folder: String) {
    locked.withLock { _ = $0.insert(folder) }
  }

  private func check(_ path: String) throws {
    let folders = locked.withLock { $0 }
    if folders.contains(where: { path == $0 || path.hasPrefix("\($0)/") }) { throw Refused() }
  }

  private func read(_ path: String) throws -> Data {
    guard let data = contents.withLock({ $0[path] }) else { throw CocoaError(.fileNoSuchFile) }
    return data
  }

  private func write(_ data: Data, _ path: String) throws {
    try check(path)
    contents.withLock { $0[path] = data }
  }

  private func remove(_ path: String) throws {
    try check(path)
    for file in tree(path) { contents.withLock { $0[file] = nil } }
  }

  /// The file, or all files in the folder.
  private func tree(_ path: String) -> [String] {
    paths.filter { $0 == path || $0.hasPrefix("\(path)/") }
  }

  private func list(_ folder: String) throws -> [String] {
    let names = tree(folder).map { $0.dropFirst(folder.count + 1).prefix { $0 != "/" } }
    guard !names.isEmpty else { throw CocoaError(.fileReadNoSuchFile) }
    return Set(names.map(String.init)).sorted()
  }

  private func copy(_ from: String, _ to: String) throws {
    guard tree(to).isEmpty else { throw CocoaError(.fileWriteFileExists) }
    guard !tree(from).isEmpty else { throw CocoaError(.fileNoSuchFile) }
    for file in tree(from) { try write(try read(file), to + file.dropFirst(from.count)) }
  }
}

extension Disk {
  /// The file system, as the workbook uses it.
  var files: FileSystemClient {
    FileSystemClient(
      read: { try self.read($0) },
      readFrom: { try Data(self.read($0).dropFirst($1).prefix($2)) },
      write: { try self.write($0, $1) },
      list: { try self.list($0) },
      exists: { !self.tree($0).isEmpty },
      isFolder: { path in self.paths.contains { $0.hasPrefix("\(path)/") } },
      isWritable: { (try? self.check($0)) != nil },
      makeFolder: { try self.check($0) },
      copy: { try self.copy($0, $1) },
      move: {
        try self.copy($0, $1)
        try self.remove($0)
      },
      replace: {
        try self.remove($1)
        try self.copy($0, $1)
        try self.remove($0)
      },
      remove: { try self.remove($0) },
      link: { try self.write(Data("→ \($1)".utf8), $0) },
      resolve: { $0 },
      freeSpace: { _ in 5_000_000_000 },
      size: { try? self.read($0).count },
      kind: { path in
        self[path] != nil ? .file : self.tree(path).isEmpty ? nil : .folder
      })
  }
}
