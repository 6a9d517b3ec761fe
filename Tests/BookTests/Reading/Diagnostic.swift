/// One error or warning of the compiler's.
struct Diagnostic: Hashable, Sendable {
  enum Severity: String, Sendable {
    case error
    case warning
  }

  let severity: Severity
  /// The file's path; empty when the compiler names none.
  let path: String
  let line: Int
  /// Without the name of the group that newer compilers put behind it: ` [#SomeGroup]`.
  let message: String
}

extension Diagnostic {
  /// Reads what the compiler printed, each error and warning once, in order.
  static func all(in output: String) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return output.textLines.compactMap(Diagnostic.init(line:)).filter { seen.insert($0).inserted }
  }

  /// - Parameter line: `path:line:column: error: message`, or without a place.
  init?(line: String) {
    let pattern = /(?:(?<path>.+?):(?<line>\d+)(?::\d+)?: )?(?<severity>error|warning): (?<text>.*)/
    guard let match = line.wholeMatch(of: pattern),
      let severity = Severity(rawValue: String(match.severity))
    else { return nil }
    self.init(
      severity: severity, path: match.path.map(String.init) ?? "",
      line: match.line.flatMap { Int($0) } ?? 0, message: Self.withoutGroup(String(match.text)))
  }

  static func withoutGroup(_ message: String) -> String {
    message.trimmed.replacing(/\ \[#\w+\]$/, with: "")
  }
}
