import Foundation

/// The file system as the workbook uses it. Paths are absolute.
public struct FileSystemClient: Sendable {
  /// Returns the file's bytes.
  public var read: @Sendable (_ path: String) throws -> Data
  /// Returns at most so many of a plain file's bytes, from this offset on; empty when there are none.
  public var readFrom: @Sendable (_ path: String, _ offset: Int, _ most: Int) throws -> Data
  /// Writes the file whole or not at all, and the folders above it.
  public var write: @Sendable (_ data: Data, _ path: String) throws -> Void
  /// Returns the names in a folder, in order.
  public var list: @Sendable (_ folder: String) throws -> [String]
  /// Whether there is something at this path.
  public var exists: @Sendable (_ path: String) -> Bool
  /// Whether there is a folder at this path.
  public var isFolder: @Sendable (_ path: String) -> Bool
  /// Whether something can be written in this folder.
  public var isWritable: @Sendable (_ folder: String) -> Bool
  /// Makes the folder and those above it.
  public var makeFolder: @Sendable (_ path: String) throws -> Void
  /// Copies a file or a folder with all that is in it, and makes the folders above the copy.
  public var copy: @Sendable (_ from: String, _ to: String) throws -> Void
  /// Moves a file or a folder.
  public var move: @Sendable (_ from: String, _ to: String) throws -> Void
  /// Moves a file to where another may stand: at every moment one of the two is there.
  public var replace: @Sendable (_ from: String, _ to: String) throws -> Void
  /// Removes a file or a folder; nothing happens when there is none.
  public var remove: @Sendable (_ path: String) throws -> Void
  /// Makes a symbolic link.
  public var link: @Sendable (_ path: String, _ destination: String) throws -> Void
  /// The path without symbolic links.
  public var resolve: @Sendable (_ path: String) -> String
  /// The free space, in bytes, on the disk that holds this path.
  public var freeSpace: @Sendable (_ path: String) -> Int?
  /// The system's folder for what is soon gone.
  public var temporaryFolder: @Sendable () -> String = { "/tmp" }
  /// When the file was last changed.
  public var changed: @Sendable (_ path: String) -> Date? = { _ in nil }
  /// How many bytes a file has; `nil` when there is none, or no plain one: a pipe has no end.
  public var size: @Sendable (_ path: String) -> Int?
  /// Takes the lock that a file stands for, and returns what gives it back; `nil` while another
  /// program holds it. A program that ends gives it back too.
  public var lock: @Sendable (_ path: String) throws -> (@Sendable () -> Void)? = { _ in {} }
  /// What stands at this path itself: a link is not followed. `nil` when there is nothing.
  public var kind: @Sendable (_ path: String) -> Kind?

  /// What changes with every change of a file; `nil` when there is nothing. A link is not followed.
  public var stamp: @Sendable (_ path: String) -> Stamp? = { _ in nil }

  /// Tells a file from what it was before. Code can set a file's own date back, but on Linux not the
  /// system's date of its last change.
  public struct Stamp: Equatable, Sendable {
    let inode: UInt64
    let size: Int
    let seconds: Int
    let nanoseconds: Int
  }

  /// What may stand at a path.
  public enum Kind: Equatable, Sendable {
    case file
    case folder
    /// A symbolic link, with its text.
    case link(to: String)
    /// A pipe, a socket, a device.
    case other
  }
}

extension FileSystemClient {
  /// The file's text; bytes that are not UTF-8 come out as �.
  public func text(_ path: String) throws -> String {
    String(decoding: try read(path), as: UTF8.self)
  }

  /// The names of the Swift files in a folder, in order.
  public func swiftFiles(in folder: String) throws -> [String] {
    try list(folder).filter { $0.hasSuffix(".swift") }
  }

  /// The path, or one with a number behind it, at which there is nothing yet: two things may be put
  /// away in one second.
  public func freePath(_ path: String, _ ending: String = "") -> String {
    let candidates = [path + ending] + (2...99).map { "\(path)-\($0)\(ending)" }
    return candidates.first { !exists($0) } ?? candidates[0]
  }

  /// The names of the folders in a folder, in order; none when it is not there.
  public func folders(in folder: String) -> [String] {
    ((try? list(folder)) ?? []).filter { isFolder("\(folder)/\($0)") }
  }

  /// The paths of the files and links in a folder and in the folders below, relative to it.
  public func tree(_ folder: String) -> [String] {
    ((try? list(folder)) ?? []).flatMap { name in
      let path = "\(folder)/\(name)"
      return kind(path) == .folder ? tree(path).map { "\(name)/\($0)" } : [name]
    }
  }

  /// The names of what is compiled in an exercise's folder: Swift files, and folders, which may
  /// hold some.
  public func compiled(in folder: String) -> [String] {
    ((try? list(folder)) ?? []).filter { $0.hasSuffix(".swift") || isFolder("\(folder)/\($0)") }
  }

  /// The bytes of the Swift files in a folder and in the folders below, by their relative paths;
  /// none when there is no such folder. A pipe or a device is left out: it may have no end.
  public func sources(in folder: String) throws -> [String: Data] {
    let paths = tree(folder).filter { $0.hasSuffix(".swift") && size("\(folder)/\($0)") != nil }
    return Dictionary(uniqueKeysWithValues: try paths.map { ($0, try read("\(folder)/\($0)")) })
  }
}
