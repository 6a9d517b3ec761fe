import Foundation
import Testing

@testable import WorkbookCore

@Suite struct FileTreeTests {
  private let folder: TemporaryFolder
  private let files = FileSystemClient.live

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("one", to: "t/a")
    try folder.write("two", to: "t/b/c")
    try files.link("\(folder.path)/t/again", "../t")
  }

  @Test func `links are listed and not followed`() {
    #expect(files.tree("\(folder.path)/t") == ["a", "again", "b/c"])
  }

  @Test func `each kind is told`() throws {
    #expect(files.kind("\(folder.path)/t/a") == .file)
    #expect(files.kind("\(folder.path)/t/b") == .folder)
    #expect(files.kind("\(folder.path)/t/again") == .link(to: "../t"))
    #expect(files.kind("\(folder.path)/t/nothing") == nil)
    #expect(files.kind("/dev/null") == .other)
  }

  @Test func `a copy of a read-only file can be written, and keeps its other rights`() throws {
    let (source, target) = ("\(folder.path)/t/a", "\(folder.path)/t/copy")
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: source)

    try files.copy(source, target)

    let attributes = try FileManager.default.attributesOfItem(atPath: target)
    #expect(attributes[.posixPermissions] as? Int == 0o755)
  }
}
