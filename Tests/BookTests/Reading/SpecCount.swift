/// How many tests a Swift file declares.
struct SpecCount {
  let count: Int

  /// Comments do not count; a test with arguments counts once.
  init(in text: String) {
    count = text.textLines
      .filter { !$0.trimmed.hasPrefix("//") }
      .map { $0.matches(of: /(?:^|[^\w`"])@Test\b/).count }
      .reduce(0, +)
  }
}
