import Foundation
import Testing

@testable import WorkbookKit

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
      #expect(!world.here.has(".workbook/upgrade-staging"))
      #expect(backups.allSatisfy(world.here.has))
    }
    #expect(count > 60)
  }

  @Test func `a run after one that was cut off names both backups`() throws {
    let world = try UpgradeWorld()
    // Behind the copies; the exercises are being changed.
    let disk = CutOff(after: 30)
    #expect(throws: WorkbookError.self) { try world.run(with: disk.files) }
    try #require(world.here.has(".workbook/upgrade.json"))

    let backups = try world.run(at: Clock.start + 1)

    #expect(
      backups == [
        ".workbook/backups/upgrade-2026-01-31-140509",
        ".workbook/backups/upgrade-2026-01-31-140510",
      ])
  }
}
