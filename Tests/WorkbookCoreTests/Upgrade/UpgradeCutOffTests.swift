import Foundation
import Testing

@testable import WorkbookCore
@testable import workbook

/// An upgrade that is cut off at any moment: nothing is lost, and run again it ends the same.
@Suite struct UpgradeCutOffTests {
  @Test func `cut off anywhere, it can be run again`() throws {
    let model = try UpgradeWorld()
    try model.run()
    let upgraded = model.snapshot()

    let count = try cutOffEverywhere { disk in
      let world = try UpgradeWorld()
      let before = world.here.snapshot()

      _ = try? world.run(with: disk.files)
      #expect(world.here.lost(of: before) == [])
      let backups = try world.run(at: Clock.start + 1)

      #expect(world.differences(from: upgraded) == [])
      #expect(world.here.lost(of: before) == [])
      #expect(!world.here.has(".workbook/upgrade.json"))
      #expect(!world.here.has(".workbook/upgrade"))
      #expect(backups.allSatisfy(world.here.has))
    }
    #expect(count > 40)
  }

  @Test func `an answer that was changed after the interruption is kept`() throws {
    let count = try cutOffEverywhere { disk in
      let world = try UpgradeWorld()
      _ = try? world.run(with: disk.files)
      let answer = "Exercises/01-first/01-kettle/Answer.swift"
      guard world.here.has(answer) else { return }
      try world.here.write("my better kettle", answer)

      try world.run(at: Clock.start + 1)

      #expect(world.here.text(answer) == "my better kettle")
    }
    #expect(count > 40)
  }

  @Test func `what is finished later has the report of the run that was cut off`() throws {
    var reports: Set<[String]> = []
    _ = try cutOffEverywhere { disk in
      let world = try UpgradeWorld()
      _ = try? world.run(with: disk.files)
      let isInterrupted = world.here.has(".workbook/upgrade.json")
      let upgrade = Upgrade(of: try world.here.workbook.with(files: .live))
      #expect((upgrade.unfinished == world.newer.root) == isInterrupted)
      if isInterrupted, let report = try upgrade.finish() { reports.insert(report) }
    }
    #expect(reports == [[".workbook/backups/upgrade-2026-01-31-140509"]])
  }
}
