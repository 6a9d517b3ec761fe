import WorkbookCore

extension Verifier {
  /// The brief, the hints and the solution's page have the form that learners know.
  func pageFaults() -> [Fault] {
    let hints = (try? workbook.hints(for: exercise)) ?? []
    var faults = briefFaults()
    faults.require(
      hints.count == 3 && !hints.contains(""),
      "There must be three hints, and there are \(hints.count).")
    return faults + solutionPageFaults()
  }

  private func briefFaults() -> [Fault] {
    guard let brief else { return ["There is no brief: README.md"] }
    let headings = brief.page.sections.map(\.heading)
    let title = "\(exercise.number) \(exercise.title)"
    var faults: [Fault] = []
    faults.require(
      headings == Brief.headings(ofKata: exercise.isKata),
      "The brief's headings must be \(Brief.headings(ofKata: exercise.isKata)), and are \(headings)."
    )
    faults.require(brief.page.title == title, "The brief's title must be “\(title)”.")
    faults.require(
      brief.text.contains("**\(exercise.minutes) minutes**"),
      "The brief must say **\(exercise.minutes) minutes**, as the manifest does.")
    faults.require(
      brief.text.contains("swift run workbook check \(exercise.number)\n"),
      "The brief must give the command: swift run workbook check \(exercise.number)")
    faults.require(!brief.again.isEmpty, "“Again, but …” has no constraint.")
    return faults + milestoneFaults(brief) + linkFaults(brief)
  }

  private func linkFaults(_ brief: Brief) -> [Fault] {
    if brief.links.isEmpty { return ["“Read more” has no link."] }
    let page = "\(workbook.folder(exercise))/README.md"
    return brief.links.filter { !$0.leadsSomewhere(from: page, files: files) }
      .map { "“Read more” links to what is not there: \($0.target)" }
  }

  private func solutionPageFaults() -> [Fault] {
    guard let text = try? files.text("\(workbook.solution(exercise))/README.md") else {
      return ["Our answer has no README.md."]
    }
    let headings = Page(text).sections.map(\.heading)
    return ["Answer", "What changed", "Why", "What it costs", "Other ways"]
      .filter { !headings.contains($0) }
      .map { "Our answer's README.md lacks the heading “\($0)”." }
  }
}

extension Verifier {
  private static let lastHeading = "**All the way**"

  /// “Done when” is one list, or a list under each milestone and the guards behind them.
  private func milestoneFaults(_ brief: Brief) -> [Fault] {
    let parts = brief.page.section("Done when")?.parts ?? []
    guard parts.count > 1 else { return [] }
    return headingFaults(parts) + orderFaults(brief.milestones, parts)
      + brief.milestones.flatMap(specFaults)
  }

  private func headingFaults(_ parts: [Page.Section]) -> [Fault] {
    parts.dropFirst().filter { $0.heading != Self.lastHeading && Milestone($0) == nil }.map {
      """
      A heading in “Done when” must be **Milestone N: a short result (M minutes)** or \
      \(Self.lastHeading), on one line, and is: \($0.heading)
      """
    }
  }

  private func orderFaults(_ milestones: [Milestone], _ parts: [Page.Section]) -> [Fault] {
    var faults = parts[0].items.map { Fault("“\($0)” stands before the first milestone.") }
    let numbers = milestones.map(\.number)
    faults.require(
      numbers == Array(1...max(numbers.count, 1)),
      "The milestones must be numbered 1, 2, 3 …, and are \(numbers).")
    faults.require(
      !parts.dropLast().contains { $0.heading == Self.lastHeading },
      "\(Self.lastHeading) must come last.")
    // Where every milestone has minutes, they add up to the exercise's.
    let minutes = milestones.compactMap(\.minutes)
    let sum = minutes.reduce(0, +)
    faults.require(
      minutes.isEmpty || minutes.count < milestones.count || sum == exercise.minutes,
      "The milestones take \(sum) minutes, and the exercise \(exercise.minutes).")
    let last = parts.filter { $0.heading == Self.lastHeading }.flatMap(\.items)
    return faults
      + last.filter { !SpecName.isGuard($0) }.map {
        "The goal “\($0)” stands under \(Self.lastHeading); it belongs to a milestone."
      }
  }

  private func specFaults(_ milestone: Milestone) -> [Fault] {
    (milestone.specs.isEmpty ? ["Milestone \(milestone.number) has no spec."] : [])
      + milestone.specs.filter(SpecName.isGuard).map {
        """
        The guard “\($0)” stands in milestone \(milestone.number); it belongs under \
        \(Self.lastHeading).
        """
      }
  }
}
