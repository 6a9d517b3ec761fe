import Fuzzing
import Testing

@testable import WorkbookCore
@testable import workbook

@Suite struct WrappingFuzzTests {
  @Test func `wrapping keeps the words, in order, and the width`() throws {
    try Fuzz.cases(500) { random in
      let style = Style(.screen, width: random.one(of: [20, 40, 80, 100]))
      let indent = random.one(of: [0, 2, 9])
      let text = random.some(30) { $0.one(of: ["tea", "a", "`a b`", "é", "", "x\n", "漢字漢字"]) }
        .joined(separator: " ")
      let lines = style.wrap(text, indent: indent)

      let words = { (text: String) in text.split(whereSeparator: \.isWhitespace) }
      try #require(words(lines.joined(separator: "\n")) == words(text), "\(random)")
      let longest = style.width
      try #require(
        lines.allSatisfy { $0.count <= longest || $0.dropFirst(indent).contains("`") }, "\(random)")
    }
  }

  @Test func `wrapping any text loses no letter but spaces`() throws {
    try Fuzz.cases(500) { random in
      let text = random.text(upTo: 80)
      let style = Style(.dumb, width: 20 + random.below(80))
      let letters = { (text: String) in
        text.unicodeScalars.filter { !" \n".unicodeScalars.contains($0) }.map(\.value)
      }
      let lines = style.wrap(text, indent: random.below(5))
      try #require(letters(lines.joined(separator: "\n")) == letters(text), "\(random)")
    }
  }

  @Test func `text for a terminal holds nothing that steers it`() throws {
    try Fuzz.cases(500) { random in
      let text = random.text().printable
      try #require(text.printable == text, "\(random)")
      try #require(!text.unicodeScalars.contains("\u{1B}"), "\(random)")
    }
  }

  @Test func `found and expected are read of any words`() throws {
    try Fuzz.cases(500) { random in
      let details = [
        "(\"a\") is not equal to (\"b\")", "Expectation failed: (found → 1) == (other → 2)",
        "(\"[\\\"a\\\", \\\"b\\\"]\") is not equal to (\"\")",
      ]
      guard let read = FoundAndExpected(random.damaged(random.one(of: details))) else { return }
      try #require(read.lines().count <= 27, "\(random)")
    }
  }
}
