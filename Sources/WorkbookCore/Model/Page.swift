/// A Markdown page, cut at its second-level headings.
public struct Page: Sendable {
  /// The text after `# `; empty when there is none.
  public let title: String
  /// The lines between the title and the first section.
  public let opening: [String]
  public let sections: [Section]

  public struct Section: Sendable, Equatable {
    public let heading: String
    public var lines: [String]
  }

  public init(_ text: String) {
    var title = ""
    var opening: [String] = []
    var sections: [Section] = []
    var isInCode = false
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    {
      if line.hasPrefix("```") { isInCode.toggle() }
      if !isInCode, line.hasPrefix("# "), title.isEmpty {
        title = String(line.dropFirst(2))
      } else if !isInCode, line.hasPrefix("## ") {
        sections.append(Section(heading: String(line.dropFirst(3)), lines: []))
      } else if sections.isEmpty {
        opening.append(line)
      } else {
        sections[sections.count - 1].lines.append(line)
      }
    }
    self.title = title
    self.opening = opening
    self.sections = sections
  }

  public func section(_ heading: String) -> Section? {
    sections.first { $0.heading == heading }
  }
}

extension Page.Section {
  /// The lines without the empty ones around them.
  public var text: String {
    let body = lines.drop(while: \.isEmpty)
    let end = body.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? body.startIndex
    return body[body.startIndex..<end].joined(separator: "\n")
  }

  /// The items of the section's list, each joined to one line.
  public var items: [String] {
    parts.flatMap { part in
      // An item ends at a line in bold.
      var items: [String] = []
      for line in part.lines {
        if line.hasPrefix("- ") {
          items.append(String(line.dropFirst(2)))
        } else if line.hasPrefix("  "), !items.isEmpty {
          items[items.count - 1] += " " + line.drop { $0 == " " }
        }
      }
      return items
    }
  }

  /// The section, cut at its lines in bold, each the heading of the lines under it.
  ///
  /// The first part is what stands above them; it has no heading.
  public var parts: [Page.Section] {
    var parts = [Page.Section(heading: "", lines: [])]
    for line in lines {
      if line.hasPrefix("**") {
        parts.append(Page.Section(heading: line, lines: []))
      } else {
        parts[parts.count - 1].lines.append(line)
      }
    }
    return parts
  }

  /// The numbers of the section's numbered list.
  public var numbers: [Int] {
    lines.compactMap { line in
      let digits = line.prefix { $0.isNumber }
      return line.dropFirst(digits.count).hasPrefix(". ") ? Int(digits) : nil
    }
  }
}
