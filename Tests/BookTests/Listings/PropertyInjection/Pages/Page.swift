final class Page {
  let text: String
  private(set) weak var diary: Diary?

  init(_ text: String, in diary: Diary) {
    self.text = text
    self.diary = diary
  }
}

final class Diary {
  private(set) var pages: [Page] = []

  func write(_ text: String) {
    pages.append(Page(text, in: self))
  }
}
