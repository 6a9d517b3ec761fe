extension Verifier {
  /// The brief, the hints and the solution's page have the form that learners know.
  func pageFaults() -> [Fault] {
    briefFaults() + hintFaults() + solutionPageFaults()
  }

  private func briefFaults() -> [Fault] {
    guard let text = try? files.text("\(workbook.folder(exercise))/README.md") else {
      return [Fault("There is no brief: README.md")]
    }
    let page = Page(text)
    let brief = Brief(text)
    var faults: [Fault] = []
    let headings = page.sections.map(\.heading)
    if headings != Brief.headings {
      faults.append(
        Fault("The brief's headings must be \(Brief.headings), and are \(headings)."))
    }
    let title = "\(exercise.number) \(exercise.title)"
    if page.title != title { faults.append(Fault("The brief's title must be “\(title)”.")) }
    if !text.contains("**\(exercise.minutes) minutes**") {
      faults.append(
        Fault("The brief must say **\(exercise.minutes) minutes**, as the manifest does."))
    }
    if !text.contains("swift run workbook check \(exercise.number)\n") {
      faults.append(
        Fault("The brief must give the command: swift run workbook check \(exercise.number)"))
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    let most = brief.milestones.isEmpty ? 60 : 76
    if !(30...most).contains(lines) {
      faults.append(Fault("The brief has \(lines) lines; it must have 30 to \(most)."))
    }
    if brief.again.isEmpty { faults.append(Fault("“Again, but …” has no constraint.")) }
    return faults + milestoneFaults(brief) + linkFaults(brief)
  }

  private func linkFaults(_ brief: Brief) -> [Fault] {
    if brief.links.isEmpty { return [Fault("“Read more” has no link.")] }
    let page = "\(workbook.folder(exercise))/README.md"
    return brief.links.filter { !$0.leadsSomewhere(from: page, files: files) }
      .map { Fault("“Read more” links to what is not there: \($0.target)") }
  }

  private func hintFaults() -> [Fault] {
    let hints = (try? workbook.hints(for: exercise, files: files)) ?? []
    guard hints.count == 3, hints.allSatisfy({ !$0.isEmpty }) else {
      return [Fault("There must be three hints, and there are \(hints.count).")]
    }
    return []
  }

  private func solutionPageFaults() -> [Fault] {
    let wanted = ["What changed", "Why", "What it costs", "Other ways"]
    guard let text = try? files.text("\(workbook.solution(exercise))/README.md") else {
      return [Fault("Our answer has no README.md.")]
    }
    let headings = Page(text).sections.map(\.heading)
    let missing = wanted.filter { !headings.contains($0) }
    return missing.map { Fault("Our answer's README.md lacks the heading “\($0)”.") }
  }
}
