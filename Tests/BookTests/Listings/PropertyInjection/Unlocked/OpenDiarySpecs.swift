import Testing

@Test func `whoever has the key may write`() {
  let diary = Diary()
  diary.unlocked(with: Key()) { $0.write("Rain.") }
  #expect(diary.lines == [".niaR"])
}
