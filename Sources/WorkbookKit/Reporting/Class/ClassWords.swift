import Foundation

/// How dates, times and counts of the class read, in every format.
enum ClassWords {
  /// `2026-01-31 14:05 UTC`: the same text on every computer.
  static func moment(_ date: Date) -> String {
    let text = iso(date)
    return "\(text.prefix(10)) \(text.dropFirst(11).prefix(5)) UTC"
  }

  /// `2026-01-31T14:05:09Z`.
  static func iso(_ date: Date) -> String {
    // Outside these years, the text has another length.
    let first = Date(timeIntervalSince1970: 0), last = Date(timeIntervalSince1970: 4_000_000_000)
    return min(max(date, first), last).formatted(Date.ISO8601FormatStyle(timeZone: .gmt))
  }

  /// `1 h 20 min`, `2 d 3 h`.
  static func duration(_ seconds: Double) -> String {
    let minutes = Int(min(seconds, 1e9) / 60)
    let (days, hours) = (minutes / 1440, minutes / 60 % 24)
    if days > 0 { return "\(days) d \(hours) h" }
    return hours > 0 ? "\(hours) h \(minutes % 60) min" : "\(minutes) min"
  }

  /// `12`, `3.5`.
  static func minutes(_ value: Double) -> String {
    let tenths = Int((min(value, 1e9) * 10).rounded())
    return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  /// `time, attempts`.
  static func signs(_ stuck: Stuck) -> String {
    stuck.signs.map { sign in
      switch sign {
      case .time: "time"
      case .attempts: "attempts"
      case .hints: "no hint left"
      }
    }.joined(separator: ", ")
  }

  /// Text with neither control characters nor those that turn the direction of what follows.
  static func plain(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnseen) else { return text }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.map { isUnseen($0) ? "\u{FFFD}" : $0 }))
  }

  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Of specs that fail, so many are shown.
  static let mostSpecs = 20
  /// What a spec says is cut to so many letters.
  static let longestMessage = 300

  /// What being stuck means here.
  static let stuckMeans =
    "Somebody looks stuck whose current exercise was begun and never solved, and who has had "
    + "twice the brief’s minutes or more, or made \(Stuck.manyAttempts) "
    + "attempts or more, or seen all \(Stuck.allHints) hints. The current exercise is the one that "
    + "was graded last. Time runs from the first attempt to the learner’s last report, or to the "
    + "last attempt where you graded a copy of theirs; breaks and nights included."

  /// What to know when some reports remember nothing.
  static func withoutHistory(_ count: Int) -> String {
    "\(count) of the learners sent verdicts alone, without times and attempts: whether they are "
      + "stuck, nothing tells."
  }
}
