@testable import WorkbookCore
@testable import workbook
@testable import workshop

/// A link leads to a file, and to a heading where it names one.
struct LinkRule {
  let book: BookFiles

  func problems(with page: TextFile) -> [Problem] {
    MarkdownLinks.all(in: page.text)
      .filter { !$0.isPicture }
      .compactMap { $0.isForeign ? foreign($0, page) : own($0, page) }
  }

  /// Pages of the catalogue that the front page does not lead to, itself or through a chapter.
  func orphans() -> [Problem] {
    let pages = book.pages
    guard let front = pages.first(where: { $0.stem == Book.name }) else { return [] }
    let linked = Set(MarkdownLinks.all(in: front.text).map(\.path))
    return pages.filter { $0 != front && !linked.contains($0.name) }.map {
      Problem($0, "The front page does not lead here.", next: "Add it to a list in \(front.path).")
    }
  }

  private func own(_ link: MarkdownLinks.Link, _ page: TextFile) -> Problem? {
    guard !link.leadsSomewhere(from: book.absolute(page.path), files: .live) else { return nil }
    return Problem(
      page, line: link.line, "The link leads nowhere: \(link.target)",
      next: "Name a file that is there, and the heading as a code host writes it: #like-this.")
  }

  /// The web cannot be asked here; only what no address looks like is found.
  private func foreign(_ link: MarkdownLinks.Link, _ page: TextFile) -> Problem? {
    guard link.target.wholeMatch(of: /https:\/\/[a-z0-9.-]+\.[a-z]+(\/[^\s]*)?/) == nil else {
      return nil
    }
    return Problem(
      page, line: link.line, "This is no address on the web: \(link.target)",
      next: "Write it in full: https://…")
  }
}
