import Testing

@testable import WorkbookCore

@Suite struct ByteSearchTests {
  @Test(arguments: [
    "word", "a word", "words", "wwwword", "wo word", "w\0word",
  ])
  func `the word is found`(text: String) {
    #expect(ArraySlice(text.utf8).contains(word: "word"))
  }

  @Test(arguments: ["", "wor", "wo rd", "Word", "wowowor"])
  func `another word is not`(text: String) {
    #expect(!ArraySlice(text.utf8).contains(word: "word"))
  }

  @Test func `outside the slice it does not look`() {
    #expect(!Array("a word".utf8)[..<5].contains(word: "word"))
  }
}
