import Foundation
import WorkbookCore

/// The book as DocC takes it.
///
/// In the repository, pages link to files, so that a code host can follow them. DocC knows pages by
/// their names. So what DocC gets is a copy of the catalogue, in which the links are translated and
/// to which the pages of the stages and the exercises are added.
struct Catalogue {
  private let book: Book
  private let files: FileSystemClient
  private let pages: [BookPage]
  /// The names of the pages, by the paths of their files.
  private let names: [String: String]

  init(of book: Book) throws {
    self.book = book
    files = book.files
    pages = try book.pages()
    names = Dictionary(
      (pages + book.tutorials).map { ($0.path, $0.name) }, uniquingKeysWith: { first, _ in first })
  }

  /// Writes the copy; nothing else is in that folder afterwards.
  ///
  /// - Throws: `WorkbookError` for a link that leads nowhere.
  func write(to folder: String) throws {
    try files.remove(folder)
    try files.copy(book.folder, folder)
    let texts = try pages.map { try translated($0) }
    let order = readingOrder(texts)
    for (page, text) in zip(pages, texts) {
      let lines = facts(on: page, in: text)
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let isFront = page.name == Book.name
      let whole = isFront ? Self.frontPage(lines) : lines + Self.neighbours(of: page, in: order)
      try files.write(
        Data((whole + topics(under: page)).joined(separator: "\n").utf8 + [10]),
        "\(folder)/\(page.name).md")
    }
  }
}

// MARK: - Links

extension Catalogue {
  private func translated(_ page: BookPage) throws -> String {
    try MarkdownLinks.rewrite(try files.text(page.path)) { link in
      link.isForeign || link.isPicture ? nil : try translated(link, on: page)
    }
  }

  private func translated(_ link: MarkdownLinks.Link, on page: BookPage) throws -> String {
    let target = link.destination(from: page.path)
    guard files.exists(target) else { throw broken(link, on: page) }
    guard let name = names[target] else {
      // The site holds no sources: it says where they are.
      let path = "`\(book.workbook.relative(target))`"
      return [path, String(path.dropFirst().dropLast())].contains(link.text)
        ? path : "\(link.text) (\(path))"
    }
    guard let anchor = link.anchor else { return "[\(link.text)](doc:\(name))" }
    guard let place = Anchors(in: try files.text(target)).inDocC(anchor) else {
      throw broken(link, on: page)
    }
    return "[\(link.text)](doc:\(name)#\(place))"
  }

  private func broken(_ link: MarkdownLinks.Link, on page: BookPage) -> WorkbookError {
    WorkbookError(
      "\(book.workbook.relative(page.path)):\(link.line): the link leads nowhere: \(link.target)",
      next: "Correct it, or put the page back from a fresh copy of the workbook.")
  }
}

// MARK: - Around a page

extension Catalogue {
  /// Puts the stage, the folder and the command beside a brief's minutes, which stand alone there.
  private func facts(on page: BookPage, in text: String) -> String {
    for stage in book.workbook.syllabus.stages {
      guard let exercise = stage.exercises.first(where: { $0.pageName == page.name }) else {
        continue
      }
      return text.replacing(
        "\n**\(exercise.minutes) minutes**\n",
        with: """

          [Stage \(stage.number)](doc:\(stage.pageName)) · **\(exercise.minutes) minutes** · \
          `\(book.workbook.relative(book.workbook.folder(exercise)))` · \
          `swift run workbook check \(exercise.number)`

          """)
    }
    return text
  }

  /// The pages as the front page lists them, each chapter followed by its stage and its exercises.
  private func readingOrder(_ texts: [String]) -> [String] {
    let front = zip(pages, texts).first { $0.0.name == Book.name }?.1 ?? ""
    let listed = front.split(separator: "\n").compactMap { Self.topic(in: String($0)) }
    return [Book.name]
      + listed.flatMap { name in
        guard let page = pages.first(where: { $0.name == name }) else { return [String]() }
        let stages = book.workbook.syllabus.stages.filter { isChapter(page, of: $0) }
        return [name] + stages.flatMap { [$0.pageName] + $0.exercises.map(\.pageName) }
      }
  }

  /// A line that leads to the page before and to the page after.
  private static func neighbours(of page: BookPage, in order: [String]) -> [String] {
    guard let place = order.firstIndex(of: page.name) else { return [] }
    let previous = order[..<place].last.map { "Previous: <doc:\($0)>" }
    let next = order[(place + 1)...].first.map { "Next: <doc:\($0)>" }
    return ["", [previous, next].compactMap(\.self).joined(separator: " · ")]
  }
}

// MARK: - Topics

extension Catalogue {
  /// The pages below a page, as the site's table of contents shows them: a chapter has its stage, a
  /// stage its exercises.
  private func topics(under page: BookPage) -> [String] {
    let stages = book.workbook.syllabus.stages
    if let stage = stages.first(where: { $0.pageName == page.name }) {
      return Self.topics("The exercises", stage.exercises.map(\.pageName))
    }
    return Self.topics("Do it", stages.filter { isChapter(page, of: $0) }.map(\.pageName))
  }

  /// Whether a brief of the stage leads to this page.
  private func isChapter(_ page: BookPage, of stage: Stage) -> Bool {
    stage.exercises.contains { book.workbook.chapter(on: $0)?.path == page.path }
  }

  private static func topics(_ heading: String, _ names: [String]) -> [String] {
    names.isEmpty
      ? [] : ["", "## Topics", "", "### \(heading)", ""] + names.map { "- <doc:\($0)>" }
  }

  /// The book's first page, in which lists of links become DocC's topics.
  ///
  /// DocC shows a topic with its title and its first sentence, and makes the site's table of
  /// contents of all of them. The metadata below the title says that the other articles hang on this
  /// page: tutorials have a root of their own, and DocC does not choose between the two.
  ///
  /// - Parameter page: The page with its links translated: `- [Containers](doc:Containers): …`.
  private static func frontPage(_ page: [String]) -> [String] {
    // Each section begins with its heading, but for the first, which stands above all headings.
    let sections: [[String]] = page.reduce(into: [[]]) { sections, line in
      if line.hasPrefix("## ") { sections.append([]) }
      sections[sections.count - 1].append(line)
    }
    var kept: [String] = []
    var topics: [String] = []
    for section in sections {
      let items = section.compactMap(topic).map { "- <doc:\($0)>" }
      if items.isEmpty {
        kept += section
      } else {
        topics += ["", section[0].replacing("## ", with: "### "), ""] + items
      }
    }
    return kept.prefix(1) + ["", "@Metadata {", "  @TechnologyRoot", "}"] + kept.dropFirst()
      + (topics.isEmpty ? [] : ["", "## Topics"] + topics)
  }

  /// An item of a list that begins with a link to a page is a topic.
  private static func topic(in line: String) -> String? {
    line.firstMatch(of: /^(?:-|\d+\.) +\[[^\]]*\]\(doc:([^)#]+)\)/).map { String($0.output.1) }
  }
}
