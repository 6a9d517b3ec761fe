protocol Spelling {
  func corrected(_ line: String) -> String
}

final class Diary {
  var spelling: (any Spelling)!
  private(set) var lines: [String] = []

  func write(_ line: String) {
    lines.append(spelling.corrected(line))
  }
}
