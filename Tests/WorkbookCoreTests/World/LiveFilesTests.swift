import Foundation
import Testing

@testable import WorkbookCore

@Suite struct LiveFilesTests {
  private let folder: TemporaryFolder
  private let files = FileSystemClient.live

  init() throws { folder = try TemporaryFolder() }

  @Test func `writing makes the folders above`() throws {
    try folder.write("text", to: "a/b/c.txt")
    #expect(try files.text("\(folder.path)/a/b/c.txt") == "text")
  }

  @Test(arguments: [(0, "text"), (2, "xt"), (4, ""), (9, "")])
  func `a file can be read from an offset`(offset: Int, rest: String) throws {
    try folder.write("text", to: "c.txt")
    let data = try files.readFrom("\(folder.path)/c.txt", offset, 1_000)
    #expect(String(decoding: data, as: UTF8.self) == rest)
  }

  @Test func `of a file that others write, only plain bytes are read, and only so many`() throws {
    try folder.write("text", to: "c.txt")
    try files.link("\(folder.path)/link", "c.txt")
    try files.link("\(folder.path)/zero", "/dev/zero")
    mkfifo("\(folder.path)/pipe", 0o600)
    for name in ["link", "zero", "pipe"] {
      #expect(throws: (any Error).self) { try files.readFrom("\(folder.path)/\(name)", 0, 9) }
    }
    #expect(try files.readFrom("\(folder.path)/c.txt", 1, 2) == Data("ex".utf8))
  }

  @Test func `folders so deep that the innermost has no path are removed`() throws {
    // A path may have 4,096 bytes.
    let name = String(repeating: "f", count: 200)
    let script =
      "for i in 1 2 3 4 5 6; do for j in 1 2 3 4 5; do mkdir \(name) && cd \(name); done; done"
    let deep = "\(folder.path)/deep"
    try files.makeFolder(deep)
    var call = ProcessClient.Call("bash", ["-c", script])
    call.folder = deep
    let processes = ProcessClient.live(
      environment: ProcessInfo.processInfo.environment, interruption: { nil })
    _ = try processes.output(of: call)
    #expect(try files.list(deep) == [name])

    try files.remove(deep)
    #expect(files.kind(deep) == nil)
  }

  @Test func `names come in order`() throws {
    for name in ["b", "c", "a"] { try folder.write("", to: name) }
    #expect(try files.list(folder.path) == ["a", "b", "c"])
  }

  @Test func `removing what is not there is no error`() throws {
    try files.remove("\(folder.path)/nothing")
  }

  @Test func `a link to nothing is removed`() throws {
    try files.link("\(folder.path)/link", "\(folder.path)/nothing")
    try files.remove("\(folder.path)/link")
    #expect(try files.list(folder.path) == [])
  }

  @Test func `removing a link leaves what it points to`() throws {
    try folder.write("text", to: "real/c.txt")
    try files.link("\(folder.path)/link", "\(folder.path)/real")
    try files.remove("\(folder.path)/link")
    #expect(try files.text("\(folder.path)/real/c.txt") == "text")
  }

  /// macOS keeps temporary files behind a link: `/var` leads to `/private/var`.
  @Test func `a path through a link is resolved as far as it exists`() throws {
    try folder.write("text", to: "private/var/c.txt")
    try files.link("\(folder.path)/var", "private/var")

    #expect(files.resolve("\(folder.path)/var/c.txt") == "\(folder.path)/private/var/c.txt")
    #expect(files.resolve("\(folder.path)/var/new/d") == "\(folder.path)/private/var/new/d")
    #expect(files.resolve("\(folder.path)/var/") == "\(folder.path)/private/var")
    #expect(files.resolve("/nowhere/at-all") == "/nowhere/at-all")
    #expect(files.resolve("nowhere") == "nowhere")
    #expect(files.size("\(folder.path)/var/c.txt") == 4)
  }

  /// The shell resolves links as the compiler does, with the system's own call.
  @Test func `a folder's path is the one that programs see`() throws {
    try files.makeFolder("\(folder.path)/real")
    try files.link("\(folder.path)/link", "real")
    let path = "\(NSTemporaryDirectory())/\(folder.path.lastPathName)/link"
    let call = ProcessClient.Call("/bin/sh", ["-c", "cd -P -- \"$0\" && pwd -P", path])
    let seen = try ProcessClient.live(environment: [:], interruption: { nil }).output(of: call)
    #expect(files.resolve(path) + "\n" == seen.text)
  }

  @Test func `moving does not write over a file`() throws {
    try folder.write("one", to: "a")
    try folder.write("two", to: "b")
    #expect(throws: (any Error).self) { try files.move("\(folder.path)/a", "\(folder.path)/b") }
    #expect(try files.text("\(folder.path)/b") == "two")
  }

  @Test func `text that is not UTF-8 comes out marked`() throws {
    try files.write(Data([97, 0xff]), "\(folder.path)/a")
    #expect(try files.text("\(folder.path)/a") == "a\u{fffd}")
  }

  @Test func `a device is written into, and stays a device`() throws {
    try FileSystemClient.live.link("\(folder.path)/nowhere", "/dev/null")

    try FileSystemClient.live.write(Data("gone".utf8), "\(folder.path)/nowhere")

    #expect(FileSystemClient.live.kind("\(folder.path)/nowhere") == .link(to: "/dev/null"))
    #expect(FileSystemClient.live.kind("/dev/null") == .other)
  }

  @Test func `what is at a path is told, links not followed`() throws {
    try folder.write("four", to: "file")
    try FileSystemClient.live.link("\(folder.path)/link", "\(folder.path)/file")

    #expect(FileSystemClient.live.kind("\(folder.path)/file") == .file)
    #expect(FileSystemClient.live.kind("\(folder.path)/link") == .link(to: "\(folder.path)/file"))
    #expect(FileSystemClient.live.kind(folder.path) == .folder)
    #expect(FileSystemClient.live.kind("\(folder.path)/nothing") == nil)
  }

  @Test func `a copy has the bytes, the links and what may be run, and can be written`() throws {
    try folder.write("#!/bin/sh", to: "from/tools/run")
    try files.link("\(folder.path)/from/link", "tools/run")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o555], ofItemAtPath: "\(folder.path)/from/tools/run")

    try files.copy("\(folder.path)/from", "\(folder.path)/above/to")

    let copy = "\(folder.path)/above/to"
    #expect(try files.text("\(copy)/tools/run") == "#!/bin/sh")
    #expect(files.kind("\(copy)/link") == .link(to: "tools/run"))
    let mode = try FileManager.default.attributesOfItem(atPath: "\(copy)/tools/run")
    #expect((mode[.posixPermissions] as? NSNumber)?.intValue == 0o755)
  }

  @Test func `a copy takes nothing's place, and waits for no pipe`() throws {
    try folder.write("mine", to: "mine")
    try folder.write("yours", to: "yours")
    mkfifo("\(folder.path)/pipe", 0o600)

    #expect(throws: (any Error).self) {
      try files.copy("\(folder.path)/yours", "\(folder.path)/mine")
    }
    #expect(throws: (any Error).self) {
      try files.copy("\(folder.path)/pipe", "\(folder.path)/other")
    }
    #expect(try files.text("\(folder.path)/mine") == "mine")
  }

  @Test func `replacing takes a file's place, and no folder's`() throws {
    try folder.write("new", to: "new")
    try folder.write("old", to: "old")
    try folder.write("mine", to: "full/Notes.txt")

    try files.replace("\(folder.path)/new", "\(folder.path)/old")
    #expect(throws: (any Error).self) {
      try files.replace("\(folder.path)/old", "\(folder.path)/full")
    }

    #expect(try files.list(folder.path) == ["full", "old"])
    #expect(try files.text("\(folder.path)/old") == "new")
    #expect(try files.text("\(folder.path)/full/Notes.txt") == "mine")
  }

  @Test func `a lock is had once, until it is given back`() throws {
    let path = "\(folder.path)/new/lock"
    let unlock = try #require(try files.lock(path))
    #expect(try files.lock(path) == nil)

    unlock()
    #expect(try files.lock(path) != nil)
  }

  @Test func `a lock is given back while a program is being started, too`() throws {
    let path = "\(folder.path)/lock"
    let unlock = try #require(try files.lock(path))
    // Until it runs, such a program has a copy of every descriptor.
    let copy = try #require(copyOfDescriptor(to: path))
    defer { close(copy) }

    unlock()

    #expect(try files.lock(path) != nil)
  }

  private func copyOfDescriptor(to path: String) -> Int32? {
    var file = stat()
    guard stat(path, &file) == 0 else { return nil }
    let descriptor = (Int32(0)..<1024).first { number in
      var other = stat()
      return fstat(number, &other) == 0 && other.st_ino == file.st_ino
        && other.st_dev == file.st_dev
    }
    return descriptor.map { dup($0) }
  }

  @Test func `the disk has room, and what is not there has none`() throws {
    #expect(try #require(files.freeSpace(folder.path)) > 0)
    #expect(files.freeSpace("\(folder.path)/nowhere") == nil)
  }

  @Test func `the date of a file's change is told`() throws {
    try folder.write("text", to: "c.txt")
    let date = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes(
      [.modificationDate: date], ofItemAtPath: "\(folder.path)/c.txt")

    #expect(files.changed("\(folder.path)/c.txt") == date)
    #expect(files.changed("\(folder.path)/nothing") == nil)
  }
}
