import WorkbookKit

/// The same fact for the eye and for the ear.
extension Style {
  /// `4 min 10 s`; in full for who listens.
  func clock(_ seconds: Double) -> String {
    guard isPlain else { return seconds.clock }
    let (minutes, rest) = (Int(seconds.rounded()) / 60, Int(seconds.rounded()) % 60)
    if minutes >= 60 { return "\(Count.of(minutes / 60, "hour")) \(minute(minutes % 60))" }
    return minutes > 0 ? "\(minute(minutes)) \(second(rest))" : second(rest)
  }

  /// A limit: `10 s`, `0.5 s`.
  func limit(_ seconds: Double) -> String {
    isPlain ? "\(seconds.formatted) second\(seconds == 1 ? "" : "s")" : "\(seconds.formatted) s"
  }

  /// `5 min`.
  func minutes(_ count: Int) -> String { isPlain ? minute(count) : "\(count) min" }

  /// Where to look in a file: `path:10`, which editors open. A line that is never broken, whatever
  /// spaces the path has.
  func place(_ path: String, _ line: Int) -> String {
    isPlain ? "Place: \(path), line \(line)" : "  " + dim("\(path):\(line)")
  }

  /// A name and what it stands for, side by side: `Read   README.md`. What is one word, a path for
  /// instance, stays beside its name however long it is.
  func fact(_ name: String, _ value: String, column: Int) -> [String] {
    let gap = String(repeating: " ", count: max(1, column - name.count))
    let line = isPlain ? "\(name): \(value)" : "  \(name)\(gap)\(value)"
    return value.contains(" ") ? fit(line) : [line]
  }

  /// One of several constraints to pick from: it goes on with “Again, but …”.
  func choice(_ words: String) -> [String] { wrap(isPlain ? words : "… \(words)", indent: 2) }

  private func minute(_ count: Int) -> String { Count.of(count, "minute") }
  private func second(_ count: Int) -> String { Count.of(count, "second") }
}
