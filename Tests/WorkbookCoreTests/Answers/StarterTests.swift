import Testing

@testable import WorkbookCore
@testable import workshop

@Suite struct StarterTests {
  private let disk = Disk.withStarter()
  private let folder = Workbook.example.folder(.inheritedObject)

  private var starter: Starter {
    Starter(of: .inheritedObject, in: Workbook.example.with(files: disk.files))
  }

  @Test func `its files come in order`() throws {
    #expect(try starter.names() == ["Banner.swift", "NetworkAPI.swift", "Root.swift"])
  }

  @Test func `the files to edit come in the order of their TODOs`() throws {
    #expect(try starter.filesToEdit() == ["Root.swift", "Banner.swift"])
  }

  @Test func `where TODOs have no numbers, the files come by their names`() throws {
    let folder = Workbook.example.starter(.inheritedObject)
    disk["\(folder)/Root.swift"] = "// TODO: No caller can choose the API.\n"
    disk["\(folder)/Banner.swift"] = "// TODO: A test reaches the server.\n"

    #expect(try starter.filesToEdit() == ["Banner.swift", "Root.swift"])
  }

  @Test func `the outside world is told by its first line`() throws {
    #expect(try starter.isWorld("NetworkAPI.swift"))
    #expect(try !starter.isWorld("Banner.swift"))
  }

  @Test func `a starter that is gone is told`() {
    let starter = Starter(of: .firstCut, in: Workbook.example.with(files: disk.files))
    let error = #expect(throws: WorkbookError.self) { try starter.names() }
    #expect(
      error?.problem
        == "The pristine starter of 2.1 is missing: .starters/02-seams/01-first-cut")
  }

  @Test func `an untouched answer has no damage`() throws {
    #expect(try starter.damage(in: folder) == Starter.Damage())
  }

  @Test func `the learner's own edits are no damage`() throws {
    disk["\(folder)/Banner.swift"] = "// done\n"
    #expect(try starter.damage(in: folder) == Starter.Damage())
  }

  @Test(arguments: ["", "\n", "struct NetworkAPI {}\n"])
  func `every change to the outside world is damage`(text: String) throws {
    disk["\(folder)/NetworkAPI.swift"] = text
    #expect(try starter.damage(in: folder) == Starter.Damage(changedWorld: ["NetworkAPI.swift"]))
  }

  @Test func `a renamed file has moved`() throws {
    disk["\(folder)/Root.swift"] = nil
    disk["\(folder)/Roots.swift"] = ""
    #expect(
      try starter.damage(in: folder)
        == Starter.Damage(moved: ["Root.swift"], added: ["Roots.swift"]))
  }

  @Test func `the outside world is needed under its name`() throws {
    disk["\(folder)/NetworkAPI.swift"] = nil
    disk["\(folder)/Network.swift"] = ""
    #expect(
      try starter.damage(in: folder)
        == Starter.Damage(missing: ["NetworkAPI.swift"], added: ["Network.swift"]))
  }

  @Test func `a page is no file of the answer`() throws {
    disk["\(folder)/notes.md"] = ""
    #expect(try starter.damage(in: folder) == Starter.Damage())
  }
}
