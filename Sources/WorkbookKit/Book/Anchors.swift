/// A heading's name behind the `#` of a link: code hosts and DocC have a rule each.
public struct Anchors: Sendable {
  private let headings: [String]

  /// - Parameter page: The Markdown text of the page.
  public init(in page: String) {
    var isInCode = false
    headings = page.split(separator: "\n").compactMap { line in
      if line.drop(while: { $0 == " " }).hasPrefix("```") { isInCode.toggle() }
      guard !isInCode, let heading = line.wholeMatch(of: /#+ +(.+)/) else { return nil }
      return String(heading.output.1)
    }
  }

  /// The heading that a link on a code host leads to.
  func heading(_ anchor: String) -> String? {
    headings.first { Self.onCodeHosts($0) == anchor }
  }

  /// Whether a link on a code host leads to one of the page's headings.
  public func contains(_ anchor: String) -> Bool { heading(anchor) != nil }

  /// The same place as DocC names it; `nil` when the page has no such heading.
  func inDocC(_ anchor: String) -> String? { heading(anchor).map(Self.inDocC) }

  /// `Again, but …` → `again-but-`.
  static func onCodeHosts(_ heading: String) -> String {
    heading.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
      .replacing(" ", with: "-")
  }

  /// `Again, but …` → `Again-but`.
  static func inDocC(_ heading: String) -> String {
    heading.split { $0.isWhitespace || "-–—".contains($0) }
      .map { word in word.filter { $0.isLetter || $0.isNumber || $0 == "_" } }
      .joined(separator: "-")
  }
}
