import Foundation

/// A report holds what learner code printed, and names as they were given: anything.
extension String {
  /// The text without control characters, which a terminal obeys and XML forbids; lines end in
  /// `\n`.
  var withoutControls: String {
    var result = UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in unicodeScalars {
      switch scalar {
      case "\r": result.append("\n")
      case "\n" where last == "\r": break
      case _ where scalar.isForbidden: result.append("\u{FFFD}")
      default: result.append(scalar)
      }
      last = scalar
    }
    return String(result)
  }

  /// The text in one line, its runs of spaces made one.
  var oneLine: String {
    withoutControls.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The text with something in the place of some letters.
  ///
  /// It goes by code points: a letter with an accent on it is another `Character`, and yet a parser
  /// sees the letter.
  func escaped(_ table: [Unicode.Scalar: String]) -> String {
    var result = UnicodeScalarView()
    for scalar in unicodeScalars {
      if let replacement = table[scalar] {
        result.append(contentsOf: replacement.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// The text, or as much as there is room for, an ellipsis being its end.
  func cut(to length: Int) -> String {
    count > length ? prefix(length - 1) + "…" : self
  }

  /// Fills up with spaces.
  func padded(to length: Int) -> String {
    self + String(repeating: " ", count: max(0, length - count))
  }
}

extension Unicode.Scalar {
  /// Control characters but tab and line's end, and code points that stand for no character.
  fileprivate var isForbidden: Bool {
    switch value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F...0x9F, 0xFDD0...0xFDEF: true
    default: value & 0xFFFE == 0xFFFE
    }
  }
}

extension LearnerReport {
  /// The learner's name in one line.
  var shownName: String {
    let name = learner.oneLine
    return name.isEmpty ? "(no name)" : name
  }

  /// `2026-01-31 14:05 UTC`.
  var shownDate: String {
    madeAt.formatted(.iso8601).prefix(16).replacing("T", with: " ") + " UTC"
  }
}

extension ExerciseStanding {
  /// `1.1 Inherited object`.
  var shownTitle: String { "\(number) \(title)".oneLine }

  /// Whole minutes that the first solution took, one at least.
  var minutesToSolve: Int? {
    guard standing == .solved, let seconds = history?.secondsToSolve else { return nil }
    return max(1, Int((seconds / 60).clamped.rounded()))
  }

  /// The first thing that is wrong, whatever it is; of specs the one that `check` shows first.
  var firstProblem: (spec: String, problem: Problem)? {
    let rows = countedSpecs
    let first =
      placeOfFirstFailing.map { rows[$0] }
      ?? rows.first { $0.kind == .failed || $0.kind == .error }
    return first.flatMap { spec in spec.problems.first.map { (spec.name, $0) } }
  }
}

extension Double {
  /// The number as far as an `Int` holds it: a report may come from anywhere.
  var clamped: Double { min(max(isFinite ? self : 0, 0), 1e9) }
}
