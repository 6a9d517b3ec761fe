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

  /// `(code → 2)` → `2`; a literal as it is. Swift Testing may add lines on the difference.
  private static func value(_ side: String) -> String {
    let line = String(side.prefix { $0 != "\n" })
    guard line.hasPrefix("("), line.hasSuffix(")"), let arrow = line.firstRange(of: " → ") else {
      return line
    }
    return String(line[arrow.upperBound...].dropLast())
  }

  /// Under the message: found, then expected; nothing when they are too long to compare by eye.
  ///
  /// - Parameter isPlain: Whether each line says what it is, for somebody who listens.
  func lines(isPlain: Bool = false) -> [String] {
    let values =
      isPlain
      ? Self.spoken("found", found) + Self.spoken("expected", expected)
      : Self.lines("found:    ", found) + Self.lines("expected: ", expected)
    return values.count <= 24 && values.allSatisfy { $0.count <= 310 } ? [""] + values : []
  }

  private static func spoken(_ label: String, _ value: String) -> [String] {
    let items = QuotedList(value)?.items ?? []
    guard items.count > 1 else { return ["\(label): \(items.first ?? value)"] }
    return items.enumerated().map { "\(label), line \($0 + 1): \($1)" }
  }

  /// A list of texts has a line for each; any other value has one line.
  private static func lines(_ label: String, _ value: String) -> [String] {
    let items = QuotedList(value)?.items ?? []
    guard let first = items.first else { return [label + value] }
    let indent = String(repeating: " ", count: label.count)
    return [label + first] + items.dropFirst().map { indent + $0 }
  }
}
