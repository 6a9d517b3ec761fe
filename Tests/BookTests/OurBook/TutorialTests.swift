import Testing

/// The tutorials of this package's book.
@Suite struct TutorialTests {
  private static let tutorials = BookFiles.ours.tutorials

  @Test(arguments: tutorials)
  func `a tutorial has its files, its pictures and good questions`(file: TextFile) {
    report(TutorialFormRule(book: .ours).problems(with: file), in: .ours)
  }

  @Test(arguments: tutorials)
  func `each step compiles without a warning, or fails as it says`(file: TextFile) throws {
    report(try TutorialStateRule(workshop: .ours).problems(with: file), in: .ours)
  }

  @Test(arguments: tutorials)
  func `the specs that a tutorial ends with are run and pass`(file: TextFile) throws {
    guard let tutorial = try? Tutorial(file, in: .ours), let bundle = SpecBundle(tutorial) else {
      report(
        [Problem(file, "It has no step with a listing.", next: "Add steps with @Code.")], in: .ours)
      return
    }
    report(SpecRule(results: try SpecResults.ours.get()).problems(with: bundle), in: .ours)
  }

  @Test func `every listing is shown by a step`() {
    report(TutorialFormRule(book: .ours).unusedListings(), in: .ours)
  }
}
