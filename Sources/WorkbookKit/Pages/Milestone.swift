/// A part of a big exercise that ends with something whole: a place for a commit or a break.
public struct Milestone: Equatable, Sendable {
  public let number: Int
  /// What is reached, in a few words: `the club is given its stores`.
  public let title: String
  /// `nil` when the brief does not say.
  public let minutes: Int?
  /// The sentences of “Done when” that belong to it.
  public let specs: [String]

  public init(number: Int, title: String, minutes: Int?, specs: [String]) {
    self.number = number
    self.title = title
    self.minutes = minutes
    self.specs = specs
  }
}

extension Milestone {
  /// `**Milestone 1: the club is given its stores (12 minutes)**`, and the list under it.
  ///
  /// `nil` when the heading is not a milestone's.
  init?(_ part: Page.Section) {
    let form = /\*\*Milestone (\d+): (.+?)(?: \((\d+) minutes?\))?\*\*/
    guard let match = part.heading.wholeMatch(of: form), let number = Int(match.output.1) else {
      return nil
    }
    self.init(
      number: number, title: SpecName.plain(String(match.output.2)),
      minutes: match.output.3.flatMap { Int($0) }, specs: part.items)
  }
}
