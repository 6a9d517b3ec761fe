import Foundation
import Testing

@testable import WorkbookCore

/// A catch-up that is cut off at any moment: nothing is lost, and it can be repeated and undone.
@Suite struct CatchUpCutOffTests {
  @Test func `cut off anywhere, it can be undone`() throws {
    let count = try cutOffEverywhere { disk in
      let world = try CatchUpWorld()
      let before = world.snapshot("Exercises")

      _ = try? world.run(to: 3, with: disk.files)

      #expect(world.paper.lost(of: before) == [])
      if world.has(".workbook/catch-up.json") { try world.undo() }
      #expect(world.snapshot("Exercises") == before)
    }
    #expect(count > 15)
  }

  @Test func `cut off anywhere, it can be repeated, and undone then`() throws {
    let model = try CatchUpWorld()
    try model.run(to: 3)
    let caughtUp = model.snapshot("Exercises")

    let count = try cutOffEverywhere { disk in
      let world = try CatchUpWorld()
      let before = world.snapshot("Exercises")

      _ = try? world.run(to: 3, current: "Kettle", with: disk.files)
      let isRecorded = world.has(".workbook/catch-up.json")
      try world.run(to: 3, current: "Lamp", at: Clock.start + 1)

      #expect(world.snapshot("Exercises") == caughtUp)
      #expect(world.paper.lost(of: before) == [])
      #expect(try world.undo().earlier == "Kettle" || !isRecorded)
      #expect(world.snapshot("Exercises") == before)
    }
    #expect(count > 15)
  }

  @Test func `cut off anywhere, an undo can be repeated`() throws {
    let count = try cutOffEverywhere { disk in
      let world = try CatchUpWorld()
      let before = world.snapshot("Exercises")
      try world.run(to: 3)
      try world.write("later", "Exercises/\(world.keys[1])/Answer.swift")
      let caughtUp = world.snapshot("Exercises")

      _ = try? world.undo(with: disk.files)
      #expect(world.paper.lost(of: caughtUp) == [])
      if world.has(".workbook/catch-up.json") { try world.undo(at: Clock.start + 120) }

      #expect(world.snapshot("Exercises") == before)
      #expect(world.paper.lost(of: caughtUp.filter { $0.value == "later" }) == [])
      #expect(!world.has(".workbook/catch-up.json"))
    }
    #expect(count > 15)
  }

  @Test func `cut off anywhere, a second catch-up can be undone`() throws {
    let count = try cutOffEverywhere { disk in
      let world = try CatchUpWorld()
      let before = world.snapshot("Exercises")
      try world.run(to: 2)
      try world.write("later", "Exercises/\(world.keys[1])/Answer.swift")

      _ = try? world.run(to: 3, at: Clock.start + 1, with: disk.files)
      #expect(world.paper.lost(of: ["": "later"]) == [])
      try world.undo(at: Clock.start + 120)

      #expect(world.snapshot("Exercises") == before)
      #expect(world.paper.lost(of: ["": "later"]) == [])
    }
    #expect(count > 15)
  }
}
