/// Pictures exist, light and dark, are used, and are told in words.
struct PictureRule {
  let book: BookFiles

  /// The graphs that pictures are drawn from.
  var graphs: [TextFile] {
    book.paths(below: "\(BookFiles.catalogue)/Pictures")
      .filter { $0.hasSuffix(".dot") }
      .compactMap(book.file)
      .filter { book.isWanted(String($0.stem.split(separator: "-")[0])) }
  }

  func problems(withGraph graph: TextFile) -> [Problem] {
    var problems = ["\(graph.stem).svg", "\(graph.stem)~dark.svg"]
      .filter { book.file("\(BookFiles.catalogue)/\($0)") == nil }
      .map { Problem(graph, "\($0) is not there.", next: "Draw the pictures anew.") }
    if !usedPictures.contains("\(graph.stem).svg") {
      problems.append(
        Problem(
          graph, "No page and no tutorial shows this picture.",
          next: "Write ![what it shows, in words](\(graph.stem).svg), or delete it."))
    }
    return problems
  }

  func problems(withPage page: TextFile) -> [Problem] {
    MarkdownImage.all(in: page).flatMap { image -> [Problem] in
      var problems: [Problem] = []
      if book.file("\(BookFiles.catalogue)/\(image.source)") == nil {
        problems.append(
          Problem(
            page, line: image.line, "The picture `\(image.source)` does not exist.",
            next: "Pictures lie beside the pages, drawn from \(BookFiles.catalogue)/Pictures."))
      }
      if image.words.trimmed.isEmpty {
        problems.append(
          Problem(
            page, line: image.line, "The picture `\(image.source)` is not told in words.",
            next: "Write ![what it shows, in words](\(image.source))."))
      }
      return problems
    }
  }

  private var usedPictures: Set<String> {
    let onPages = book.pages.flatMap(MarkdownImage.all(in:)).map(\.source)
    let inTutorials = book.tutorials.flatMap { file in
      ((try? Directive.all(in: file)) ?? []).flatMap { $0.all("Image") }
        .compactMap { $0.arguments["source"] }
    }
    return Set(onPages + inTutorials)
  }
}
