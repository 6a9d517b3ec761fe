import Testing

@Suite struct Canaries {
  /// Fails by each kind of expectation in turn. As known issues, they don't change how the program
  /// ends.
  @Test func `what was drawn to fail is heard`() throws {
    for (place, draw) in Draw.all.enumerated() {
      let expect = {
        switch place % 4 {
        case 0: #expect(draw.texts.found == draw.texts.expected, "\(draw.word)")
        case 1: #expect([draw.texts.found] == [draw.texts.expected], "\(draw.word)")
        case 2: #expect(!draw.fails, "\(draw.word)")
        default: _ = try #require(draw.value, "\(draw.word)")
        }
      }
      if draw.fails { withKnownIssue { try expect() } } else { try expect() }
    }
  }
}
