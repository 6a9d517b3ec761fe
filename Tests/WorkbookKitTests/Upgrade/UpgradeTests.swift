import Foundation
import Testing

@testable import WorkbookKit

@Suite struct UpgradeTests {
  private let world: UpgradeWorld
  private let kettle = "Exercises/01-first/01-kettle"
  private let backup = ".workbook/backups/upgrade-2026-01-31-140509"

  init() throws { world = try UpgradeWorld() }

  @Test func `a plan changes nothing`() throws {
    let before = world.here.snapshot()
    #expect(try !world.plan().isEmpty)
    #expect(world.here.snapshot() == before)
  }

  @Test func `each exercise has its fate`() throws {
    #expect(try world.fate("Kettle") == .kept(hasNewStarter: true))
    #expect(try world.fate("Toaster") == .replaced)
    #expect(try world.fate("Fan") == .new)
    #expect(try world.fate("Lamp") == .kept(hasNewStarter: true))
    #expect(try world.fate("Radio") == .gone(wasBegun: true))
    #expect(try world.fate("Oven") == .gone(wasBegun: false))
  }

  @Test func `an answer stays, with the learner's other files`() throws {
    try world.run()
    #expect(world.here.text("\(kettle)/Answer.swift") == "my kettle")
    #expect(world.here.text("\(kettle)/notes.txt") == "my notes")
  }

  @Test func `its page, its outside world and its new given files are the new ones`() throws {
    let news = try world.plan().exercises[0]
    try world.run()

    #expect(world.here.text("\(kettle)/README.md") == "new brief")
    #expect(world.here.text("\(kettle)/World.swift") == "\(Starter.worldMarker)\n// 2\n")
    #expect(world.here.text("\(kettle)/Lid.swift") == "// given\n")
    #expect(news.newWorld == ["World.swift"])
    #expect(news.added == ["Lid.swift"])
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
    #expect(
      Files.live.sources(in: "\(world.here.root)/Exercises/01-first/03-toaster")
        == Files.live.sources(in: "\(world.newer.root)/.starters/01-first/03-toaster"))
    #expect(!world.here.has("Exercises/01-first/02-toaster"))
  }

  @Test func `an answer moves with its exercise`() throws {
    let news = try world.plan().exercises.first { $0.exercise.module == "Lamp" }
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
    #expect(world.here.text("Sources/WorkbookKit/Tool.swift") == "// tool 2")
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
    #expect(world.here.text("\(backup)/Sources/WorkbookKit/Tool.swift") == "// tool 1")
    #expect(world.here.has("\(backup)/Package.swift"))
  }

  @Test func `a second time there is nothing to do`() throws {
    try world.run()
    let after = world.here.snapshot()
    #expect(try world.plan().isEmpty)
    #expect(try world.run(at: Clock.start + 1) == [])
    #expect(world.here.snapshot() == after)
  }

  @Test func `the newer workbook is left as it is`() throws {
    let before = world.newer.snapshot()
    try world.run()
    #expect(world.newer.snapshot() == before)
  }

  @Test func `a copy that may not be written is left as it is`() throws {
    let before = world.here.snapshot()
    var files = Files.live
    files.isWritable = { _ in false }
    #expect(throws: WorkbookError.self) { try world.run(with: files) }
    #expect(world.here.snapshot() == before)
  }
}
