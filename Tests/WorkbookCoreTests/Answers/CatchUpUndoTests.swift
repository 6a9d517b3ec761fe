import Foundation
import Testing

@testable import WorkbookCore

@Suite struct CatchUpUndoTests {
  private let world: CatchUpWorld
  private let before: [String: String]
  private let backup = ".workbook/backups/catch-up-undo-2026-01-31-140609"

  init() throws {
    world = try CatchUpWorld()
    before = world.snapshot("Exercises")
  }

  @Test func `everything is back, byte for byte`() throws {
    try world.run(to: 3, current: "SlowToaster")

    let undone = try world.undo()

    #expect(world.snapshot("Exercises") == before)
    #expect(undone.replaced.map(\.number) == ["1.1", "1.2", "2.1"])
    #expect(undone.earlier == "SlowToaster")
    #expect(undone.backup == backup)
    #expect(!world.has(".workbook/catch-up.json"))
  }

  @Test func `without a catch-up there is nothing to undo`() {
    let error = #expect(throws: WorkbookError.self) { try world.undo() }
    #expect(error?.problem == "There is no catch-up to undo.")
  }

  @Test func `two catch-ups are undone at once`() throws {
    try world.run(to: 2, current: "Kettle")
    try world.run(to: 3, current: "Radio", at: Clock.start + 1)
    #expect(try world.undo().earlier == "Kettle")
    #expect(world.snapshot("Exercises") == before)
  }

  @Test func `what was written since is kept apart`() throws {
    try world.run(to: 3)
    try world.write("later", "Exercises/\(world.keys[1])/Answer.swift")
    try world.write("new", "Exercises/\(world.keys[2])/New/New.swift")

    let undone = try world.undo()

    #expect(undone.backup == backup)
    #expect(world.text("\(backup)/\(world.keys[1])/Answer.swift") == "later")
    #expect(world.text("\(backup)/\(world.keys[2])/New/New.swift") == "new")
    #expect(world.snapshot("Exercises") == before)
  }

  @Test func `a second catch-up keeps what was written since the first`() throws {
    try world.run(to: 2)
    try world.write("later", "Exercises/\(world.keys[1])/Answer.swift")

    let outcome = try world.run(to: 3, at: Clock.start + 1)

    let backup = try #require(outcome.backup)
    #expect(world.text("\(backup)/\(world.keys[1])/Answer.swift") == "later")
    try world.undo()
    #expect(world.snapshot("Exercises") == before)
  }

  @Test func `it needs no solutions`() throws {
    try world.run(to: 3)
    try world.remove("Solutions")
    try world.undo()
    #expect(world.snapshot("Exercises") == before)
  }

  @Test func `an exercise that is gone stops it before it begins`() throws {
    try world.run(to: 3)
    let manifest = try #require(world.text("Package.swift"))
    try world.write(manifest.replacing("01-radio", with: "01-television"), "Package.swift")
    let caughtUp = world.snapshot()

    let error = #expect(throws: WorkbookError.self) { try world.undo() }
    #expect(error?.problem == "A backup is gone, or an exercise is.")
    #expect(world.snapshot() == caughtUp)
  }

  @Test func `a backup that is gone stops it before it begins`() throws {
    try world.run(to: 3)
    try world.remove(".workbook/backups/catch-up-2026-01-31-140509/\(world.keys[2])")
    let caughtUp = world.snapshot()

    let error = #expect(throws: WorkbookError.self) { try world.undo() }

    #expect(error?.problem == "A backup is gone, or an exercise is.")
    #expect(world.snapshot() == caughtUp)
  }
}
