import Foundation
import Testing

@testable import WorkbookCore
@testable import workbook

/// What the newer workbook may be, and what it may hold.
@Suite struct UpgradeSourceTests {
  private let world: UpgradeWorld

  init() throws { world = try UpgradeWorld() }

  private func newer(_ path: String) throws -> Workbook {
    try world.here.workbook.newer(at: path, named: "FROM")
  }

  @Test func `a workbook beside this one is taken`() throws {
    #expect(try newer(world.newer.root).root == world.newer.root)
  }

  @Test func `a link to it is taken`() throws {
    let link = "\(world.here.folder.path)/link"
    try FileSystemClient.live.link(link, world.newer.root)
    #expect(try newer(link).root == world.newer.root)
  }

  @Test(arguments: [
    ("mine", "FROM is this copy of the workbook, or lies inside or around it."),
    ("mine/Exercises", "FROM is this copy of the workbook, or lies inside or around it."),
    ("", "FROM is this copy of the workbook, or lies inside or around it."),
    ("nowhere", "FROM is not a workbook that can be read."),
    ("newer/Sources", "FROM is not a workbook that can be read."),
    ("empty", "FROM is not a workbook that can be read."),
  ])
  func `other folders are refused`(name: String, problem: String) throws {
    let folder = world.here.folder
    try folder.files.makeFolder("\(folder.path)/empty")
    let path = name.isEmpty ? folder.path : "\(folder.path)/\(name)"
    let error = #expect(throws: WorkbookError.self) { try newer(path) }
    #expect(error?.problem == problem)
    #expect(error?.isUsage == true)
  }

  @Test func `a manifest that cannot be read is refused`() throws {
    try world.newer.write("nothing", "Package.swift")
    let error = #expect(throws: WorkbookError.self) { try newer(world.newer.root) }
    #expect(error?.problem == "FROM is not a workbook that can be read.")
    #expect(error?.isUsage == true)
  }

  @Test func `a starter that is missing is told before anything is done`() throws {
    try world.newer.remove(".starters/01-first/02-fan")
    let error = #expect(throws: WorkbookError.self) { try world.exercises() }
    #expect(error?.problem == "The newer workbook has no starter for 1.2 Fan.")
  }

  @Test func `links are taken as links, and not followed`() throws {
    try world.here.folder.write("secret", to: "secret")
    try FileSystemClient.live.link("\(world.newer.root)/docs/in.md", "../README.md")
    try FileSystemClient.live.link("\(world.newer.root)/docs/out.md", "../../secret")

    try world.run()

    #expect(
      FileSystemClient.live.kind("\(world.here.root)/docs/in.md") == .link(to: "../README.md"))
    #expect(
      FileSystemClient.live.kind("\(world.here.root)/docs/out.md") == .link(to: "../../secret"))
  }

  @Test func `a starter that is a link is none`() throws {
    try world.here.folder.write("secret", to: "secret")
    try world.newer.remove(".starters/01-first/02-fan/Answer.swift")
    try FileSystemClient.live.link(
      "\(world.newer.root)/.starters/01-first/02-fan/Answer.swift", "../../../../secret")

    try world.run()

    #expect(!world.here.has("Exercises/01-first/02-fan/Answer.swift"))
  }

  @Test func `a link in the learner's copy is replaced, not followed`() throws {
    let elsewhere = "\(world.here.folder.path)/elsewhere"
    try FileSystemClient.live.makeFolder(elsewhere)
    try world.here.remove("docs")
    try FileSystemClient.live.link("\(world.here.root)/docs", elsewhere)

    try world.run()

    #expect(world.here.text("docs/New.md") == "new")
    #expect(try FileSystemClient.live.list(elsewhere) == [])
  }

  @Test func `files of a read-only workbook can be edited`() throws {
    let path = ".starters/01-first/02-fan/Answer.swift"
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: "\(world.newer.root)/\(path)")

    try world.run()

    let attributes = try FileManager.default.attributesOfItem(
      atPath: "\(world.here.root)/Exercises/01-first/02-fan/Answer.swift")
    #expect(attributes[.posixPermissions] as? Int == 0o644)
  }
}
