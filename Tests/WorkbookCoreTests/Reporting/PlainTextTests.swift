import Testing

@testable import WorkbookCore
@testable import workshop

@Suite struct PlainTextTests {
  @Test func `control characters and what is no character are replaced`() {
    #expect("a\u{0}b\u{1B}c\u{7F}d\u{85}e".printable == "a�b�c�d�e")
    #expect("a\(noCharacters)b".printable == "a���b")
  }

  @Test func `tabs and lines stay, whatever ended them`() {
    #expect("a\tb\r\nc\rd\ne".printable == "a\tb\nc\nd\ne")
  }

  @Test func `letters of all languages and emoji stay`() {
    #expect("é 漢字 שלום 👩‍👩‍👧".printable == "é 漢字 שלום 👩‍👩‍👧")
  }

  @Test func `one line is one line`() {
    #expect(" a \n\n b\u{2028}c\t ".oneLine == "a b c")
  }

  @Test func `what is too long ends in an ellipsis`() {
    #expect("abcdef".cut(to: 6) == "abcdef")
    #expect("abcdefg".cut(to: 6) == "abcde…")
  }

  @Test func `a sign is escaped though an accent hangs on it`() {
    #expect(Markup.text("<\u{301}b") == "&lt;\u{301}b")
    #expect(Markup.attribute("\"\u{301}") == "&quot;\u{301}")
  }

  @Test func `a name of nothing is said to be none`() {
    #expect(LearnerReport.example(learner: " \n").shownName == "(no name)")
  }
}
