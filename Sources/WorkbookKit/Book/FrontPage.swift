/// The book's first page, in which lists of links become DocC's topics.
///
/// DocC shows a topic with its title and its first sentence, and makes the site's table of contents
/// of all of them.
struct FrontPage {
  let lines: [String]

  /// - Parameter page: The page with its links translated: `- [Containers](doc:Containers): …`.
  init(_ page: [String]) {
    var kept: [String] = []
    var topics: [String] = []
    for section in Self.sections(of: page) {
      let names = section.compactMap(Self.topic)
      if names.isEmpty {
        kept += section
      } else {
        topics += ["", section[0].replacing("## ", with: "### "), ""]
        topics += names.map { "- <doc:\($0)>" }
      }
    }
    lines = Self.asRoot(kept) + (topics.isEmpty ? [] : ["", "## Topics"] + topics)
  }

  /// Says below the title that the other articles hang on this page; tutorials have a root of their
  /// own, and DocC does not choose between the two.
  private static func asRoot(_ lines: [String]) -> [String] {
    lines.prefix(1) + ["", "@Metadata {", "  @TechnologyRoot", "}"] + lines.dropFirst()
  }

  /// Each begins with its heading, but for the first, which is what stands above all headings.
  private static func sections(of page: [String]) -> [[String]] {
    page.reduce(into: [[]]) { sections, line in
      if line.hasPrefix("## ") { sections.append([]) }
      sections[sections.count - 1].append(line)
    }
  }

  /// `Containers`, when the line is an item of a list that begins with a link to that page.
  private static func topic(_ line: String) -> String? {
    line.firstMatch(of: /^(?:-|\d+\.) +\[[^\]]*\]\(doc:([^)#]+)\)/).map { String($0.output.1) }
  }
}
