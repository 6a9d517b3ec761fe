import Foundation
import Synchronization

@testable import WorkbookCore

/// A tiny workbook whose program can change nothing outside its own temporary folder: what tries to
/// is refused, as if the disk were read-only there.
struct FencedWorkbook {
  let book: TinyWorkbook
  private let touched = Touched()

  private final class Touched: Sendable {
    let paths = Mutex<[String]>([])
  }

  /// A folder was to be changed in which somebody has no rights.
  struct Refused: Error {}

  /// What the program tried to change outside.
  var outside: [String] { touched.paths.withLock { $0 } }

  init() throws {
    book = try TinyWorkbook()
    let home = book.root.split(separator: "/").dropLast().joined(separator: "/")
    let live = FileSystemClient.live
    let touched = touched
    @Sendable func check(_ path: String) throws {
      guard Self.resolved(path, live).hasPrefix("/\(home)/") else {
        touched.paths.withLock { $0.append(path) }
        throw Refused()
      }
    }
    book.files.write = {
      try check($1)
      try live.write($0, $1)
    }
    book.files.makeFolder = {
      try check($0)
      try live.makeFolder($0)
    }
    book.files.copy = {
      try check($1)
      try live.copy($0, $1)
    }
    book.files.move = {
      try check($0)
      try check($1)
      try live.move($0, $1)
    }
    book.files.replace = {
      try check($0)
      try check($1)
      try live.replace($0, $1)
    }
    book.files.remove = {
      try check($0)
      try live.remove($0)
    }
    book.files.link = {
      try check($0)
      try live.link($0, $1)
    }
    book.files.temporaryFolder = { "/\(home)/tmp" }
    try live.makeFolder("/\(home)/tmp")
  }

  /// The path without links, also where its last parts are yet to be made.
  private static func resolved(_ path: String, _ files: FileSystemClient) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    for count in stride(from: parts.count, through: 1, by: -1) {
      let folder = "/" + parts[..<count].joined(separator: "/")
      guard files.exists(folder) else { continue }
      return ([files.resolve(folder)] + parts[count...].map(String.init)).joined(separator: "/")
    }
    return "/" + parts.joined(separator: "/")
  }
}
