import Testing

@testable import WorkbookCore

@Suite struct CappedOutputTests {
  private func output(limit: Int, _ pieces: String...) -> CappedOutput {
    var output = CappedOutput(limit: limit)
    for piece in pieces { output.append(ArraySlice(piece.utf8)) }
    return output
  }

  @Test func `what fits is kept whole`() {
    let output = output(limit: 6, "abc", "def")
    #expect(output.text == "abcdef")
  }

  @Test(arguments: [["abcdefgh"], ["abcd", "ef", "gh"], ["abcdefghijklmnopqrst", "efgh"]])
  func `of more the end is kept`(pieces: [String]) {
    var output = CappedOutput(limit: 4)
    for piece in pieces { output.append(ArraySlice(piece.utf8)) }
    #expect(output.text == "efgh")
  }

  @Test func `a flood stays small`() throws {
    var output = CappedOutput(limit: 1_000)
    for _ in 0..<1_000 { output.append(ArraySlice(repeatElement(120, count: 500))) }

    let bytes = try #require(Mirror(reflecting: output).descendant("bytes") as? [UInt8])
    #expect((1...2_000).contains(bytes.count))
  }

  @Test func `bytes that are no text come out as a mark`() {
    var output = CappedOutput(limit: 9)
    output.append([97, 0xff, 98])
    #expect(output.text == "a\u{fffd}b")
  }
}
