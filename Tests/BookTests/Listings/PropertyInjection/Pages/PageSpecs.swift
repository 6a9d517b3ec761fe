import Testing

@Test func `a diary with pages is gone when nobody holds it`() {
  weak var survivor: Diary?
  do {
    let diary = Diary()
    diary.write("Rain.")
    survivor = diary
  }
  #expect(survivor == nil)
}

@Test func `a page that was torn out does without its diary`() {
  let page: Page
  do {
    let diary = Diary()
    diary.write("Rain.")
    page = diary.pages[0]
  }
  #expect(page.text == "Rain.")
  #expect(page.diary == nil)
}
