import Foundation
import Testing

@testable import WorkbookCore
@testable import workbook

@Suite struct UpgradeTests {
  private let world: UpgradeWorld
  private let kettle = "Exercises/01-first/01-kettle"
  private let backup = ".workbook/backups/upgrade-2026-01-31-140509"

  init() throws { world = try UpgradeWorld() }

  @Test func `to look at the exercises changes nothing`() throws {
    let before = world.here.snapshot()
    #expect(try world.exercises().count == 6)
    #expect(world.here.snapshot() == before)
  }

  @Test func `each exercise has its fate`() throws {
    #expect(try world.fate("Kettle") == .keptDespiteNewStarter)
    #expect(try world.fate("Toaster") == .replaced)
    #expect(try world.fate("Fan") == .new)
    #expect(try world.fate("Lamp") == .keptDespiteNewStarter)
    #expect(try world.fate("Radio") == .gone)
    #expect(try world.fate("Oven") == .gone)
  }

  @Test func `an answer stays, with the learner's other files`() throws {
    try world.run()
    #expect(world.here.text("\(kettle)/Answer.swift") == "my kettle")
    #expect(world.here.text("\(kettle)/notes.txt") == "my notes")
  }

  @Test func `its page, its outside world and its new given files are the new ones`() throws {
    try world.run()

    #expect(world.here.text("\(kettle)/README.md") == "new brief")
    #expect(world.here.text("\(kettle)/World.swift") == "\(Starter.worldMarker)\n// 2\n")
    #expect(world.here.text("\(kettle)/Lid.swift") == "// given\n")
  }

  @Test(arguments: [
    ["Answer.swift": "mine"], ["Mine.swift": "mine"], ["Deep/Mine.swift": "mine"],
    ["Lid.swift": "mine"],
  ])
  func `anything of the learner's is kept`(files: [String: String]) throws {
    let toaster = "Exercises/01-first/02-toaster"
    for (name, text) in files { try world.here.write(text, "\(toaster)/\(name)") }
    #expect(try world.fate("Toaster") == .keptDespiteNewStarter)
    try world.run()
    for (name, text) in files {
      #expect(world.here.text("Exercises/01-first/03-toaster/\(name)") == text)
    }
  }

  @Test func `a starter of which the learner took a file away is kept`() throws {
    try world.here.remove("Exercises/01-first/02-toaster/Answer.swift")
    #expect(try world.fate("Toaster") == .keptDespiteNewStarter)
    try world.run()
    #expect(!world.here.has("Exercises/01-first/03-toaster/Answer.swift"))
  }

  @Test func `an outside world that the learner changed is left as it is`() throws {
    try world.here.write("my world", "\(kettle)/World.swift")
    try world.run()
    #expect(world.here.text("\(kettle)/World.swift") == "my world")
  }

  @Test func `a given file that the learner took away stays away`() throws {
    try world.here.remove("\(kettle)/World.swift")
    try world.run()
    #expect(!world.here.has("\(kettle)/World.swift"))
  }

  @Test func `a starter that was not begun becomes the new one, at its new place`() throws {
    try world.run()
    try #expect(
      FileSystemClient.live.sources(in: "\(world.here.root)/Exercises/01-first/03-toaster")
        == FileSystemClient.live.sources(in: "\(world.newer.root)/.starters/01-first/03-toaster"))
    #expect(!world.here.has("Exercises/01-first/02-toaster"))
  }

  @Test func `an answer moves with its exercise`() throws {
    let news = try world.exercises().first { $0.exercise.module == "Lamp" }
    try world.run()

    #expect(world.here.text("Exercises/02-other/01-lamp/Deep/Lamp.swift") == "my lamp")
    #expect(!world.here.has("Exercises/01-first/03-lamp"))
    #expect(news?.formerNumber == "1.3")
  }

  @Test func `an exercise that is gone is in the backup`() throws {
    try world.run()
    #expect(!world.here.has("Exercises/02-second"))
    #expect(world.here.text("\(backup)/Exercises/02-second/01-radio/Answer.swift") == "my radio")
  }

  @Test func `all else is the newer workbook's`() throws {
    try world.run()

    for path in ["README.md", ".gitignore", ".vscode/tasks.json", "docs/New.md", "Package.swift"] {
      #expect(world.here.text(path) == world.newer.text(path), "\(path)")
    }
    #expect(world.here.text("Sources/WorkbookCore/Tool.swift") == "// tool 2")
    #expect(world.here.snapshot(".starters") == world.newer.snapshot(".starters"))
    for path in ["Sources/Old", "docs/Old.md", "Solutions"] {
      #expect(!world.here.has(path), "\(path)")
    }
  }

  @Test func `what is the learner's own elsewhere stays`() throws {
    try world.run()
    #expect(world.here.text("notes.md") == "my notes")
    #expect(world.here.text(".workbook/progress.json") == "{}")
    #expect(world.here.text(".git/HEAD") == "m")
    #expect(!world.here.has(".build"))
  }

  @Test func `the new solutions take the old ones' place`() throws {
    try world.newer.write("// better", "Solutions/01-first/01-kettle/Answer.swift")
    try world.run()
    #expect(world.here.snapshot("Solutions") == world.newer.snapshot("Solutions"))
  }

  @Test func `all that was replaced is in the backup`() throws {
    let before = world.here.snapshot()
    #expect(try world.run() == [backup])
    #expect(world.here.lost(of: before) == [])
    #expect(world.here.text("\(backup)/Sources/WorkbookCore/Tool.swift") == "// tool 1")
    #expect(world.here.has("\(backup)/Package.swift"))
  }

  @Test func `a second time changes nothing`() throws {
    try world.run()
    let after = world.snapshot()
    #expect(try world.fate("Toaster") == .same)
    #expect(try world.fate("Kettle") == .kept)
    try world.run(at: Clock.start + 1)
    #expect(world.snapshot() == after)
  }

  @Test func `the learner's own editor settings, notes and folders stay`() throws {
    for path in [
      ".vscode/settings.json", "Exercises/notes.md", "Exercises/01-first/03-mine/A.swift",
    ] {
      try world.here.write("mine", path)
    }
    try world.run()
    for path in [
      ".vscode/settings.json", "Exercises/notes.md", "Exercises/01-first/03-mine/A.swift",
    ] {
      #expect(world.here.text(path) == "mine", "\(path)")
    }
  }

  @Test func `a handout does not get what it was made without`() throws {
    for path in [".ci/run", ".github/w.yml", "Solutions/s.swift", "Tests/Answers/a.swift"] {
      try world.newer.write("new", path)
    }
    try world.here.remove("Solutions")
    try world.newer.write("new", "Tests/Specs/New.swift")
    try world.newer.write("new", "Tests/Canaries/New.swift")
    try world.run()
    for path in [".ci", ".github", "Solutions", "Tests/Answers", "Tests/Specs/Old.swift"] {
      #expect(!world.here.has(path), "\(path)")
    }
    #expect(world.here.text("Tests/Specs/New.swift") == "new")
    #expect(world.here.text("Tests/Canaries/New.swift") == "new")
  }

  @Test func `the newer workbook is left as it is`() throws {
    let before = world.newer.snapshot()
    try world.run()
    #expect(world.newer.snapshot() == before)
  }
}
