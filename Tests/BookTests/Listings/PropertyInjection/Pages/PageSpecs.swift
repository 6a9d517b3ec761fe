import Testing

@Test func `a diary and its page are gone when nobody holds them`() {
  weak var diary: Diary?
  weak var page: Page?
  do {
    let written = Diary()
    written.write("Rain.")
    (diary, page) = (written, written.pages[0])
  }
  #expect(diary == nil)
  #expect(page == nil)
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
