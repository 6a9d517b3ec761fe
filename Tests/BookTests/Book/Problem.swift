import Testing

/// Something in the book that its author has to mend.
struct Problem: Hashable, Sendable {
  /// The file, from the root of the package.
  let path: String
  let line: Int
  /// What is wrong.
  let what: String
  /// What to do about it.
  let next: String

  init(_ file: TextFile, line: Int = 1, _ what: String, next: String) {
    self.init(path: file.path, line: line, what, next: next)
  }

  init(path: String, line: Int = 1, _ what: String, next: String) {
    self.path = path
    self.line = line
    self.what = what
    self.next = next
  }
}

extension Problem: CustomStringConvertible {
  var description: String { "\(path):\(line): \(what)\n→ \(next)" }
}

/// Makes each problem a failure of its own, at the author's line and not at the test's.
func report(_ problems: [Problem], in book: BookFiles) {
  for problem in problems {
    Issue.record(
      "\(problem)",
      sourceLocation: SourceLocation(
        fileID: "Book/\(problem.path.split(separator: "/").last ?? "page")",
        filePath: "\(book.root)/\(problem.path)", line: max(problem.line, 1), column: 1))
  }
}
