import Testing

@testable import WorkbookKit

@Suite struct SwiftLexerTests {
  @Test(arguments: [
    ("let half = 0.5 / 2_000", ["let", "half", "=", "0.5", "/", "2_000"]),
    ("for place in 0...3", ["for", "place", "in", "0", "...", "3"]),
    ("pair.0.name", ["pair", ".", "0", ".", "name"]),
    ("let word = /a\\/b/", ["let", "word", "=", "/a\\/b/"]),
    ("let odd = /a", ["let", "odd", "=", "/", "a"]),
    ("f(\"a \\(b) c\") // why", ["f", "(", "\"a \\(b) c\"", ")"]),
  ])
  func `words, numbers, strings and patterns are one token each`(
    code: String, tokens: [String]
  ) {
    #expect(SwiftLexer(code).tokens.map(\.text) == tokens)
  }
}
