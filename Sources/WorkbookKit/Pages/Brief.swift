/// What an exercise asks for: its `README.md`.
public struct Brief: Sendable {
  /// `The inherited object`.
  public let title: String
  /// The one sentence under the title.
  public let aim: String
  /// The specs, one sentence each, in teaching order.
  public let doneWhen: [String]
  /// The parts of a big exercise; none when its specs are one list.
  public let milestones: [Milestone]
  /// The constraints for doing it once more.
  public let again: [String]
  /// Where “Read more” leads.
  let links: [MarkdownLinks.Link]
  let page: Page

  public init(_ text: String) {
    page = Page(text)
    // The number stands in the title for readers; the syllabus is who decides it.
    title = String(page.title.drop { $0.isNumber || $0 == "." }.drop { $0 == " " })
    aim = page.opening.first { !$0.isEmpty } ?? ""
    doneWhen = page.section("Done when")?.items ?? []
    milestones = page.section("Done when")?.parts.compactMap(Milestone.init) ?? []
    again = page.section("Again, but …")?.items ?? []
    let more = page.section("Read more")?.text ?? ""
    links = MarkdownLinks.all(in: more)
  }

  /// The headings of every brief, in order.
  public static let headings = [
    "Before", "Your task", "Names the specs use", "Check", "Done when", "Again, but …", "Read more",
  ]
}

extension Workbook {
  /// The brief of an exercise.
  ///
  /// - Throws: `WorkbookError` when the page is not there.
  public func brief(of exercise: Exercise, files: Files) throws -> Brief {
    let path = "\(folder(exercise))/README.md"
    guard let text = try? files.text(path) else {
      throw WorkbookError(
        "The brief of \(exercise.number) is missing: \(relative(path))",
        next: "Put it back from a fresh copy of the workbook.")
    }
    return Brief(text)
  }

  /// The three hints of an exercise, a nudge first.
  ///
  /// - Throws: `WorkbookError` when there are none.
  public func hints(for exercise: Exercise, files: Files) throws -> [String] {
    let path = "\(folder(exercise))/HINTS.md"
    let hints = Page((try? files.text(path)) ?? "").sections.map(\.text)
    guard !hints.isEmpty else {
      throw WorkbookError(
        "The hints of \(exercise.number) are missing: \(relative(path))",
        next: "Put them back from a fresh copy of the workbook.")
    }
    return hints
  }
}
