import Testing

protocol Page: AnyObject {
  var diary: Diary! { get set }
}

protocol Diary: AnyObject {
  var bookmark: Page? { get set }
}

class MockPage: Page {
  var diary: Diary!

  init(diary: Diary) {
    self.diary = diary
  }
}

class MockDiary: Diary {
  weak var bookmark: Page?
  private var _bookmark: Page?

  func load() {
    let page = MockPage(diary: self)
    _bookmark = page
    bookmark = page
  }

  func tearItOut() { _bookmark = nil }
}

@Test func `the second property makes a cycle again`() {
  weak var survivor: MockDiary?
  do {
    let diary = MockDiary()
    diary.load()
    survivor = diary
  }
  #expect(survivor != nil)

  survivor?.tearItOut()
  #expect(survivor == nil)
}
