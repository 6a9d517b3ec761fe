import ChildProcess
import Foundation

extension FileSystemClient {
  /// The disk.
  public static let live = FileSystemClient(
    read: { path in try Data(contentsOf: URL(filePath: path)) },
    readFrom: { path, offset, most in
      // A link isn't followed, a pipe isn't waited for, and a device isn't read.
      let number = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      var facts = stat()
      guard number >= 0, fstat(number, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
        if number >= 0 { close(number) }
        throw CocoaError(.fileReadUnknown, userInfo: [NSFilePathErrorKey: path])
      }
      let file = FileHandle(fileDescriptor: number, closeOnDealloc: true)
      try file.seek(toOffset: UInt64(offset))
      return try file.read(upToCount: most) ?? Data()
    },
    write: { data, path in
      guard !isDevice(path) else { return try writeThrough(data, path) }
      try makeParent(of: path)
      try data.write(to: URL(filePath: path), options: .atomic)
    },
    list: { folder in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() },
    exists: { path in FileManager.default.fileExists(atPath: path) },
    isFolder: { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && isFolder.boolValue
    },
    isWritable: { folder in FileManager.default.isWritableFile(atPath: folder) },
    makeFolder: { path in
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    },
    copy: { from, to in
      try makeParent(of: to)
      try copyTree(from, to)
    },
    move: { from, to in
      try makeParent(of: to)
      try FileManager.default.moveItem(atPath: from, toPath: to)
    },
    replace: { from, to in
      try makeParent(of: to)
      guard rename(from, to) == 0 else {
        throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: to])
      }
    },
    remove: { path in
      // Looks at the link itself: a link to nothing must go too.
      guard attributes(path) != nil else { return }
      do {
        try FileManager.default.removeItem(atPath: path)
      } catch let error as CocoaError where error.code == .fileWriteInvalidFileName {
        // Folders within folders, so deep that the innermost has no path that the system takes.
        let program = ChildProcess("/bin/rm", ["-rf", "--", path], environment: [:])
        guard try program.run(onOutput: { _ in }) == .exited(code: 0) else { throw error }
      }
    },
    link: { path, destination in
      try makeParent(of: path)
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: destination)
    },
    resolve: { path in resolved(path) },
    freeSpace: { path in
      let attributes = try? FileManager.default.attributesOfFileSystem(forPath: path)
      return (attributes?[.systemFreeSize] as? NSNumber)?.intValue
    },
    temporaryFolder: {
      let folder = FileManager.default.temporaryDirectory.path
      return folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    },
    changed: { path in
      attributes(path)?[.modificationDate] as? Date
    },
    size: { path in
      let attributes = attributes(resolved(path))
      guard attributes?[.type] as? FileAttributeType == .typeRegular else { return nil }
      return (attributes?[.size] as? NSNumber)?.intValue
    },
    lock: { path in
      try makeParent(of: path)
      // Closed in programs that are started meanwhile, or they would hold it too.
      let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
      guard file >= 0 else { throw CocoaError(.fileWriteUnknown) }
      guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
        close(file)
        return nil
      }
      return {
        // Closing is not enough: a program that is just being started has a copy until it runs.
        _ = flock(file, LOCK_UN)
        close(file)
      }
    },
    kind: { path in
      (attributes(path)?[.type] as? FileAttributeType).map { type in
        switch type {
        case .typeRegular: .file
        case .typeDirectory: .folder
        case .typeSymbolicLink:
          .link(to: (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? "")
        default: .other
        }
      }
    },
    stamp: { path in
      var facts = stat()
      guard lstat(path, &facts) == 0 else { return nil }
      #if canImport(Darwin)
        // The system's own date changes there with each attribute that macOS notes for itself.
        let changed = facts.st_mtimespec
      #else
        let changed = facts.st_ctim
      #endif
      return Stamp(
        inode: UInt64(facts.st_ino), size: Int(facts.st_size), seconds: changed.tv_sec,
        nanoseconds: changed.tv_nsec)
    }
  )

  /// The path without links, as far as it exists.
  ///
  /// This is the path that the compiler and the system print. On macOS, Foundation's own way differs
  /// from theirs: it makes `/var` of `/private/var`.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else {
      let parent = path.parentPath
      return parent.isEmpty ? path : "\(resolved(parent))/\(path.lastPathName)"
    }
    defer { free(real) }
    return String(cString: real)
  }

  /// Of what stands at the path itself: a link is not followed.
  private static func attributes(_ path: String) -> [FileAttributeKey: Any]? {
    try? FileManager.default.attributesOfItem(atPath: path)
  }

  /// Whether a path leads to a device or a pipe, such as `/dev/null` or `/dev/stdout`.
  private static func isDevice(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    let kind = status.st_mode & S_IFMT
    return kind != S_IFREG && kind != S_IFDIR
  }

  /// Writes into what is there, because an atomic write would put a new file in the device's place.
  private static func writeThrough(_ data: Data, _ path: String) throws {
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    defer { try? file.close() }
    try file.write(contentsOf: data)
  }

  /// Copies bytes, names and permissions, and makes each copy writable. Foundation also copies the
  /// owner, which only the owner and root may do.
  private static func copyTree(_ from: String, _ to: String) throws {
    let manager = FileManager.default
    let attributes = try manager.attributesOfItem(atPath: from)
    switch attributes[.type] as? FileAttributeType {
    case .typeDirectory:
      try manager.createDirectory(atPath: to, withIntermediateDirectories: false)
      for name in try manager.contentsOfDirectory(atPath: from) {
        try copyTree("\(from)/\(name)", "\(to)/\(name)")
      }
    case .typeSymbolicLink:
      try manager.createSymbolicLink(
        atPath: to, withDestinationPath: try manager.destinationOfSymbolicLink(atPath: from))
    case .typeRegular:
      try Data(contentsOf: URL(filePath: from))
        .write(to: URL(filePath: to), options: .withoutOverwriting)
      let mode = (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0o644
      try manager.setAttributes([.posixPermissions: mode | 0o200], ofItemAtPath: to)
    default:
      // A pipe or a device: reading it may never end.
      throw CocoaError(.fileReadUnknown)
    }
  }

  private static func makeParent(of path: String) throws {
    try FileManager.default.createDirectory(
      at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
  }
}
