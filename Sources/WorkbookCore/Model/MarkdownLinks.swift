import Foundation

/// Finds and rewrites the links and the pictures of a Markdown page; code is left alone.
public enum MarkdownLinks {
  /// One `[text](target)`, or `![text](target)` for a picture.
  public struct Link: Sendable, Equatable {
    public let text: String
    /// As it is written: `Containers.md#threads`.
    public let target: String
    public let isPicture: Bool
    /// The line that it stands on; 1 for the first.
    public let line: Int
  }

  public static func all(in page: String) -> [Link] {
    var links: [Link] = []
    _ = rewrite(page) { link in
      links.append(link)
      return nil
    }
    return links
  }

  /// Returns the page with each link replaced by what the closure returns; `nil` leaves it.
  public static func rewrite(_ page: String, _ replacement: (Link) throws -> String?)
    rethrows -> String
  {
    var isInCode = false
    var lines: [String] = []
    for (index, line) in page.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.drop(while: { $0 == " " }).hasPrefix("```") { isInCode.toggle() }
      lines.append(
        isInCode ? String(line) : try rewrite(line, number: index + 1, replacement))
    }
    return lines.joined(separator: "\n")
  }

  private static func rewrite(
    _ line: Substring, number: Int, _ replacement: (Link) throws -> String?
  ) rethrows -> String {
    // Code first: what stands in it only looks like a link. The text of a link may hold code.
    let pattern = /(?<picture>!?)\[(?<text>(?:`[^`]*`|[^\[\]`])*)\]\((?<target>[^)\s]+)\)|`[^`]*`/
    var result = ""
    var rest = line
    while let match = rest.firstMatch(of: pattern) {
      result += rest[..<match.range.lowerBound]
      let whole = String(rest[match.range])
      if let text = match.output.text, let target = match.output.target {
        let link = Link(
          text: String(text), target: String(target),
          isPicture: match.output.picture?.isEmpty == false, line: number)
        result += try replacement(link) ?? whole
      } else {
        result += whole
      }
      rest = rest[match.range.upperBound...]
    }
    return result + rest
  }
}

extension MarkdownLinks.Link {
  /// The target without its anchor; empty for a place on the same page.
  public var path: String { String(target.prefix { $0 != "#" }) }

  /// What stands behind `#`.
  public var anchor: String? {
    target.contains("#") ? String(target.drop { $0 != "#" }.dropFirst()) : nil
  }

  /// Whether it leads out of the repository.
  public var isForeign: Bool { target.contains(/^[a-z]+:/) }

  /// The absolute path that the link leads to, from a page with this path.
  public func destination(from page: String) -> String {
    guard !path.isEmpty else { return page }
    let folder = URL(filePath: page).deletingLastPathComponent()
    let found = folder.appending(path: path).standardized.path
    return found.count > 1 && found.hasSuffix("/") ? String(found.dropLast()) : found
  }
}

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
  public func heading(_ anchor: String) -> String? {
    headings.first { Self.onCodeHosts($0) == anchor }
  }

  /// Whether a link on a code host leads to one of the page's headings.
  public func contains(_ anchor: String) -> Bool { heading(anchor) != nil }

  /// The same place as DocC names it; `nil` when the page has no such heading.
  public func inDocC(_ anchor: String) -> String? { heading(anchor).map(Self.inDocC) }

  /// `Again, but …` → `again-but-`.
  public static func onCodeHosts(_ heading: String) -> String {
    heading.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
      .replacing(" ", with: "-")
  }

  /// `Again, but …` → `Again-but`.
  public static func inDocC(_ heading: String) -> String {
    heading.split { $0.isWhitespace || "-–—".contains($0) }
      .map { word in word.filter { $0.isLetter || $0.isNumber || $0 == "_" } }
      .joined(separator: "-")
  }
}
