final class Diary {
  var spelling: any Spelling = AsWritten()
  private(set) var lines: [String] = []

  func write(_ line: String) {
    lines.append(spelling.corrected(line))
  }
}
