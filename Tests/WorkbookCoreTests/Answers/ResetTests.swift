import Foundation
import Testing

@testable import WorkbookCore
@testable import workshop

@Suite struct ResetTests {
  private let disk = Disk.withStarter()
  private let folder = Workbook.example.folder(.inheritedObject)
  private let backup = "/w/.workbook/backups/01-inherited-object-2026-01-31-140509"

  private func reset(only names: String...) throws -> String? {
    try Reset(of: .inheritedObject, in: Workbook.example.with(files: disk.files))
      .run(only: names, at: Clock.start)
  }

  @Test func `the starter is back, and the learner's version is kept`() throws {
    disk["\(folder)/Banner.swift"] = "mine"

    #expect(try reset() == backup)

    #expect(disk["\(folder)/Banner.swift"] == "// TODO 2: Ask it.\n")
    #expect(try disk.files.list(backup) == ["Banner.swift"])
    #expect(disk["\(backup)/Banner.swift"] == "mine")
  }

  @Test func `where nothing differs there is no backup`() throws {
    #expect(try reset() == nil)
    #expect(!disk.files.exists("/w/.workbook"))
  }

  @Test func `a file that the starter does not have is moved into the backup`() throws {
    disk["\(folder)/Extra.swift"] = "mine"

    #expect(try reset() == backup)

    #expect(disk["\(folder)/Extra.swift"] == nil)
    #expect(disk["\(backup)/Extra.swift"] == "mine")
  }

  @Test func `pages are left alone`() throws {
    disk["\(folder)/README.md"] = "the brief"
    _ = try reset()
    #expect(disk["\(folder)/README.md"] == "the brief")
  }

  @Test func `files that are gone come back`() throws {
    try disk.files.remove(folder)

    #expect(try reset() == nil)
    #expect(disk["\(folder)/Root.swift"]?.isEmpty == false)
  }

  @Test func `one file is put back alone`() throws {
    disk["\(folder)/NetworkAPI.swift"] = "changed"
    disk["\(folder)/Banner.swift"] = "mine"
    disk["\(folder)/Extra.swift"] = "mine too"

    #expect(try reset(only: "NetworkAPI.swift") == backup)

    #expect(disk["\(folder)/NetworkAPI.swift"]?.hasPrefix(Starter.worldMarker) == true)
    #expect(disk["\(folder)/Banner.swift"] == "mine")
    #expect(disk["\(folder)/Extra.swift"] == "mine too")
    #expect(try disk.files.list(backup) == ["NetworkAPI.swift"])
  }

  @Test func `twice in one second makes two backups`() throws {
    disk["\(folder)/Banner.swift"] = "first"
    _ = try reset()
    disk["\(folder)/Banner.swift"] = "second"

    #expect(try reset() == "\(backup)-2")
    #expect(disk["\(backup)/Banner.swift"] == "first")
    #expect(disk["\(backup)-2/Banner.swift"] == "second")
  }

  @Test func `a name that the starter does not have is told with the nearest`() {
    let error = #expect(throws: WorkbookError.self) { try reset(only: "Baner.swift") }
    #expect(error?.problem == "The starter of 1.1 has no file `Baner.swift`.")
    #expect(error?.next == "It has `Banner.swift`.")
    #expect(error?.isUsage == true)
  }

  @Test func `an unknown name puts nothing back`() {
    disk["\(folder)/Banner.swift"] = "mine"
    #expect(throws: WorkbookError.self) { try reset(only: "Banner.swift", "Nothing.swift") }
    #expect(disk["\(folder)/Banner.swift"] == "mine")
  }

  @Test func `where no backup can be written nothing is lost`() {
    disk["\(folder)/Banner.swift"] = "mine"
    disk.lock("/w/.workbook")

    let error = #expect(throws: WorkbookError.self) { try reset() }

    #expect(error?.next == "Check that you may write in that folder.")
    #expect(disk["\(folder)/Banner.swift"] == "mine")
  }
}
