import Testing

/// The code behind the chapters.
@Suite struct UnitTests {
  private static let units = BookFiles.ours.units

  @Test(arguments: units)
  func `a unit compiles without a warning, or fails as it says`(unit: Unit) throws {
    report(try UnitRule(workshop: .ours).problems(with: unit), in: .ours)
  }

  @Test(arguments: units.compactMap(SpecBundle.init))
  func `the tests of a unit are run and pass`(bundle: SpecBundle) throws {
    report(SpecRule(results: try SpecResults.ours.get()).problems(with: bundle), in: .ours)
  }

  @Test func `a chapter has a page, a test and a tutorial`() throws {
    let stageChapters = try BookFiles.ours.stageChapters()
    #expect(BookFiles.ours.chapter != nil || !stageChapters.isEmpty)
    let rule = ChapterRule(book: .ours, stageChapters: stageChapters)
    let chapters = stageChapters.union(BookFiles.ours.chapters).sorted()
    report(chapters.flatMap(rule.problems(with:)), in: .ours)
  }
}
