import Foundation

extension HelpPage.Part {
  /// The parts that a command's details are made of.
  ///
  /// A line with a run of spaces in it is a name and its meaning; a line that begins with spaces
  /// goes on with the meaning above; an empty line ends a paragraph.
  static func parts(of details: [String]) -> [Self] {
    details.reduce(into: []) { parts, line in
      let last = parts.last
      if line.isEmpty {
        parts.append(.gap)
      } else if line.hasPrefix("  "), case .row(let name, let meaning, let column) = last {
        parts[parts.count - 1] = .row(name, meaning + "\n" + line.trimmed, column: column)
      } else if let gap = line.firstRange(of: "  ") {
        let meaning = String(line[gap.lowerBound...]).trimmed
        parts.append(
          .row(String(line[..<gap.lowerBound]), meaning, column: line.count - meaning.count))
      } else if line.hasPrefix("swift run ") {
        parts.append(.line(line))
      } else if case .text(let lines) = last {
        parts[parts.count - 1] = .text(lines + [line])
      } else {
        parts.append(.text([line]))
      }
    }
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
