import Testing

@testable import WorkbookCore

/// The pages of this package's book.
@Suite struct PageTests {
  private static let pages = BookFiles.ours.pages

  @Test func `there are pages to look at`() {
    #expect(
      !Self.pages.isEmpty,
      "BOOK_CHAPTER names no page of \(BookFiles.catalogue): \(BookFiles.ours.chapter ?? "it is not set")"
    )
  }

  @Test(arguments: pages)
  func `a block is in a language that is checked`(page: TextFile) {
    report(LanguageRule().problems(with: page), in: .ours)
  }

  @Test(arguments: pages)
  func `Swift on a page stands in a unit of its chapter`(page: TextFile) {
    report(SwiftQuoteRule(book: .ours).problems(with: page), in: .ours)
  }

  @Test(arguments: pages)
  func `text on a page is what the compiler or a program says`(page: TextFile) throws {
    report(try TextQuoteRule(workshop: .ours).problems(with: page), in: .ours)
  }

  @Test(arguments: pages)
  func `a picture on a page exists and is told in words`(page: TextFile) {
    report(PictureRule(book: .ours).problems(withPage: page), in: .ours)
  }

  @Test(arguments: PictureRule(book: .ours).graphs)
  func `a graph is drawn, light and dark, and shown`(graph: TextFile) {
    report(PictureRule(book: .ours).problems(withGraph: graph), in: .ours)
  }
}
