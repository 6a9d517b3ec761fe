import WorkbookCore

/// What an expectation found and what it expected, out of the framework's words for a failure.
///
/// Only comparisons for equality are read. The words for other expectations repeat the spec's code,
/// which its own message says better.
struct FoundAndExpected: Equatable {
  let found: String
  let expected: String

  /// - Parameter detail: Swift Testing's `Expectation failed: (code → 1) == 2`, or XCTest's
  ///   `("1") is not equal to ("2")`.
  init?(_ detail: String) {
    if let middle = detail.firstRange(of: "\") is not equal to (\""),
      detail.hasPrefix("(\""), detail.hasSuffix("\")")
    {
      found = Self.readable(detail[..<middle.lowerBound].dropFirst(2))
      expected = Self.readable(detail[middle.upperBound...].dropLast(2))
    } else if let arrow = detail.firstRange(of: " → "),
      let equals = detail.ranges(of: ") == ").last, arrow.upperBound <= equals.lowerBound
    {
      found = Self.readable(detail[arrow.upperBound..<equals.lowerBound])
      expected = Self.readable(Self.value(String(detail[equals.upperBound...]))[...])
    } else {
      return nil
    }
  }

  /// Swift escapes an apostrophe in a list of texts, where no reader expects it.
  private static func readable(_ value: Substring) -> String {
    String(value).replacing("\\'", with: "'")
  }

  /// `(code → 2)` → `2`, also when the code has several lines; a literal as it is. Swift Testing may
  /// add lines on the difference.
  private static func value(_ side: String) -> String {
    let line = String(side.prefix { $0 != "\n" })
    guard side.hasPrefix("("), let arrow = side.firstRange(of: " → ") else { return line }
    let value = side[arrow.upperBound...].prefix { $0 != "\n" }
    return value.hasSuffix(")") ? String(value.dropLast()) : line
  }

  /// Both on one line.
  var line: String { "found \(found), expected \(expected)" }

  /// Under the message: found, then expected.
  ///
  /// A list of texts has a line for each line of theirs; any other value has one line. What two long
  /// lists begin with alike is left out, and what is too long to compare by eye is cut.
  ///
  /// - Parameter isPlain: Whether each line says what it is, for a screen reader.
  func lines(isPlain: Bool = false) -> [String] {
    let lists = [found, expected].map { QuotedList($0)?.items ?? [] }
    let alike = zip(lists[0], lists[1]).prefix { $0 == $1 }.count
    let skipped = alike > 3 ? alike : 0
    let note = "The first \(skipped) are as expected, and then:"
    return (skipped > 0 ? ["", note] : []) + [""]
      + zip([("found", found), ("expected", expected)], lists).flatMap { side, list in
        let items = list.dropFirst(skipped).flatMap(Self.indentedLines)
        let whole = skipped > 0 ? "nothing more" : side.1
        let shown = Self.cut(items.isEmpty ? [whole] : items)
        return shown.enumerated().map { index, item in
          guard isPlain else { return (index == 0 ? "\(side.0):" : "").padded(to: 10) + item }
          return side.0 + (shown.count > 1 ? ", line \(index + 1): " : ": ") + item
        }
      }
  }

  /// The lines of a text, indented from the second one on.
  private static func indentedLines(_ item: String) -> [String] {
    let lines = item.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { ($0 == 0 ? "" : "  ") + $1 }
  }

  private static func cut(_ items: [String]) -> [String] {
    let rest = items.count - 12
    return items.prefix(rest > 1 ? 12 : 13).map { $0.count > 300 ? $0.prefix(299) + "…" : $0 }
      + (rest > 1 ? ["… and \(rest) more"] : [])
  }
}

/// The texts of a list as Swift prints it: `["one", "two \"quoted\""]`.
struct QuotedList: Equatable {
  let items: [String]

  /// - Parameter value: What Swift printed; `nil` when it is no list of texts.
  init?(_ value: String) {
    guard value.hasPrefix("["), value.hasSuffix("]") else { return nil }
    var rest = value.dropFirst().dropLast()
    var items: [String] = []
    while !rest.isEmpty {
      guard let item = Self.takeItem(from: &rest) else { return nil }
      items.append(item)
      guard !rest.isEmpty else { break }
      guard rest.hasPrefix(", ") else { return nil }
      rest = rest.dropFirst(2)
    }
    self.items = items
  }

  /// Takes a quoted text off the front, with its escapes undone.
  private static func takeItem(from rest: inout Substring) -> String? {
    guard rest.first == "\"" else { return nil }
    rest = rest.dropFirst()
    var item = ""
    while let character = rest.popFirst() {
      switch character {
      case "\"": return item
      case "\\": item += rest.popFirst().map(Self.unescaped) ?? ""
      default: item.append(character)
      }
    }
    return nil
  }

  /// What a character behind a backslash stands for; a tab is as good as a space.
  private static func unescaped(_ character: Character) -> String {
    switch character {
    case "n": "\n"
    case "r", "t": " "
    default: String(character)
    }
  }
}
