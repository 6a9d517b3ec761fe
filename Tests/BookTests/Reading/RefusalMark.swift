/// The first line of a file that must not compile: `// Does not compile: <words of the error>`.
struct RefusalMark: Equatable {
  static let opening = "// Does not compile:"

  /// What an error must say.
  let words: String

  init?(in file: TextFile) {
    guard let first = file.lines.first, first.hasPrefix(Self.opening) else { return nil }
    words = String(first.dropFirst(Self.opening.count)).trimmed
  }
}
