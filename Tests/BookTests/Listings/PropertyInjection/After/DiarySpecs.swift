import Testing

/// A double that corrects loudly.
struct Shouting: Spelling {
  func corrected(_ line: String) -> String { line.uppercased() }
}

@Test func `a line stays as written, until somebody sets a spelling`() {
  let diary = Diary()
  diary.write("Rain.")
  diary.spelling = Shouting()
  diary.write("More rain.")
  #expect(diary.lines == ["Rain.", "MORE RAIN."])
}
