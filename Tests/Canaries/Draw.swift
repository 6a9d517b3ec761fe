import Foundation

/// What the grader has drawn for this run: words, and which of them a canary has to fail with.
///
/// A canary is a spec whose outcome the grader knows beforehand. When it isn't reported exactly as it
/// was drawn, something between the specs and the grader is broken, and no verdict is believed.
struct Draw {
  let word: String
  let fails: Bool

  /// `WORKBOOK_CANARIES=a1b2:fails,c3d4:passes`; none when a person runs the specs.
  static let all = (ProcessInfo.processInfo.environment["WORKBOOK_CANARIES"] ?? "")
    .split(separator: ",").map { text in
      let parts = text.split(separator: ":")
      return Draw(word: String(parts[0]), fails: parts.last == "fails")
    }

  /// Two texts that are equal, unless it has to fail.
  var texts: (found: String, expected: String) { (fails ? "found" : "expected", "expected") }
  /// A value, unless it has to fail.
  var value: Int? { fails ? nil : 1 }
}
