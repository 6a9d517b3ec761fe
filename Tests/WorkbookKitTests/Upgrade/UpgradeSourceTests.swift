import Foundation
import Testing

@testable import WorkbookKit

/// What the newer workbook may be, and what it may hold.
@Suite struct UpgradeSourceTests {
  private let world: UpgradeWorld

  init() throws { world = try UpgradeWorld() }

  private func newer(_ path: String) throws -> Workbook {
    try Upgrade.newer(at: path, named: "FROM", than: world.here.workbook, files: .live)
  }

  @Test func `a workbook beside this one is taken`() throws {
    #expect(try newer(world.newer.root).root == world.newer.root)
  }

  @Test func `a link to it is taken`() throws {
    let link = "\(world.here.folder.path)/link"
    try Files.live.link(link, world.newer.root)
    #expect(try newer(link).root == world.newer.root)
  }

  @Test(arguments: [
    ("mine", "FROM is this copy of the workbook itself."),
    ("mine/Exercises", "FROM lies inside this copy of the workbook, or around it."),
    ("", "FROM lies inside this copy of the workbook, or around it."),
    ("nowhere", "There is no folder FROM."),
    ("newer/Sources", "FROM is no workbook."),
    ("empty", "FROM is no workbook."),
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
    #expect(
      error?.problem
        == "The workbook in FROM cannot be read: Package.swift lists no exercise.")
    #expect(error?.isUsage == true)
  }

  @Test func `a starter that is missing is told before anything is done`() throws {
    try world.newer.remove(".starters/01-first/02-fan")
    let error = #expect(throws: WorkbookError.self) { try world.plan() }
    #expect(error?.problem == "The newer workbook has no starter of 1.2 Fan.")
  }

  @Test func `links within the workbook are taken, others are left out`() throws {
    try Files.live.link("\(world.newer.root)/docs/in.md", "../README.md")
    try Files.live.link("\(world.newer.root)/docs/out.md", "../../secret")
    try Files.live.link("\(world.newer.root)/docs/root.md", "/etc/hosts")
    let leftOut = try world.plan().leftOut

    try world.run()

    #expect(leftOut == ["docs/out.md", "docs/root.md"])
    #expect(Files.live.kind("\(world.here.root)/docs/in.md") == .link(to: "../README.md"))
    #expect(!world.here.has("docs/out.md"))
    #expect(try world.plan().isEmpty)
  }

  @Test func `a starter that is a link is none`() throws {
    try world.here.folder.write("secret", to: "secret")
    try world.newer.remove(".starters/01-first/02-fan/Answer.swift")
    try Files.live.link(
      "\(world.newer.root)/.starters/01-first/02-fan/Answer.swift", "../../../../secret")

    try world.run()

    #expect(!world.here.has("Exercises/01-first/02-fan/Answer.swift"))
  }

  @Test func `a link in the learner's copy is replaced, not followed`() throws {
    let elsewhere = "\(world.here.folder.path)/elsewhere"
    try Files.live.makeFolder(elsewhere)
    try world.here.remove("docs")
    try Files.live.link("\(world.here.root)/docs", elsewhere)

    try world.run()

    #expect(world.here.text("docs/New.md") == "new")
    #expect(try Files.live.list(elsewhere) == [])
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
