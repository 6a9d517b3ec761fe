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
  public let again: [Constraint]
  /// Where “Read more” leads.
  public let links: [MarkdownLinks.Link]
  public let page: Page
  /// The whole page.
  public let text: String

  public init(_ text: String) {
    self.text = text
    page = Page(text)
    // The number stands in the title for readers; the syllabus is who decides it.
    title = String(page.title.drop { $0.isNumber || $0 == "." }.drop { $0 == " " })
    aim = page.opening.first { !$0.isEmpty } ?? ""
    doneWhen = page.section("Done when")?.items ?? []
    milestones = page.section("Done when")?.parts.compactMap(Milestone.init) ?? []
    again = (page.section("Again, but …")?.items ?? []).enumerated().map {
      Constraint(number: $0 + 1, text: $1)
    }
    let more = page.section("Read more")?.text ?? ""
    links = MarkdownLinks.all(in: more)
  }

  /// The headings of every brief, in order.
  public static func headings(ofKata isKata: Bool) -> [String] {
    (isKata ? ["Situation", "Demands"] : ["Before", "Question", "Your task"])
      + ["Names the specs use", "Check", "Done when", "Again, but …", "Read more"]
  }
}

/// A rule to keep while an exercise is done once more: an item of “Again, but …”.
///
/// `**nothing is a class**: structs and closures are enough.` begins with the name of the spec that
/// judges it, which runs only when this constraint is chosen.
public struct Constraint: Equatable, Sendable {
  /// 1 for the first.
  public let number: Int
  /// The item as it stands on the page.
  public let text: String

  /// The item without Markdown's signs.
  public var plain: String { SpecName.plain(text).replacing("**", with: "") }

  /// The sentence of the spec that judges it; `nil` when only the learner can.
  public var rule: String? {
    text.firstMatch(of: /^\*\*(.+?)\*\*/).map { SpecName.plain(String($0.output.1)) }
  }
}

/// A part of a big exercise that ends with something whole: a place for a commit or a break.
public struct Milestone: Equatable, Sendable {
  public let number: Int
  /// What is reached, in a few words: `the club is given its stores`.
  public let title: String
  /// `nil` when the brief does not say.
  public let minutes: Int?
  /// The sentences of “Done when” that belong to it.
  public let specs: [String]
}

extension Milestone {
  /// `**Milestone 1: the club is given its stores (12 minutes)**`, and the list under it.
  ///
  /// `nil` when the heading is not a milestone's.
  public init?(_ part: Page.Section) {
    let form = /\*\*Milestone (\d+): (.+?)(?: \((\d+) minutes?\))?\*\*/
    guard let match = part.heading.wholeMatch(of: form), let number = Int(match.output.1) else {
      return nil
    }
    self.init(
      number: number, title: SpecName.plain(String(match.output.2)),
      minutes: match.output.3.flatMap { Int($0) }, specs: part.items)
  }
}
