import Testing

/// What one call of the program left on the terminal.
struct Transcript: Equatable {
  let code: Int32
  let out: String
  let error: String

  /// What a person sees in the end: a line that is written over is gone.
  var seen: String {
    out.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        line.ranges(of: "\r\u{1B}[K").last.map { String(line[$0.upperBound...]) } ?? String(line)
      }
      .joined(separator: "\n")
  }
}

/// Compares all that a call said. Expected texts leave out the last line's end.
func expect(
  _ transcript: Transcript, code: Int32 = 0, out: String = "", error: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let parts = [("output", transcript.seen, out), ("error output", transcript.error, error)]
  for (name, found, expected) in parts where found != expected + (expected.isEmpty ? "" : "\n") {
    Issue.record(
      """
      The \(name) differs.
      \(difference(expected, found))
      --- expected
      \(expected)
      --- found
      \(found)
      """, sourceLocation: sourceLocation)
  }
  #expect(transcript.code == code, "the exit code", sourceLocation: sourceLocation)
}

private func difference(_ expected: String, _ found: String) -> String {
  let expected = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let found = found.split(separator: "\n", omittingEmptySubsequences: false)
  let line = zip(expected, found).prefix { $0 == $1 }.count
  let words = { (lines: [Substring]) in line < lines.count ? "`\(lines[line])`" : "nothing" }
  return "Line \(line + 1): expected \(words(expected)), found \(words(found))"
}
