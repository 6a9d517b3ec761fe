/// A tutorial names listings and pictures that exist, asks good questions, and fits the page.
struct TutorialFormRule {
  let book: BookFiles

  func problems(with file: TextFile) -> [Problem] {
    let directives: [Directive]
    do {
      directives = try Directive.all(in: file)
    } catch let error as Directive.SyntaxError {
      return [
        Problem(file, line: error.line, error.words, next: "See the tutorials beside this one.")
      ]
    } catch {
      return [Problem(file, "\(error)", next: "See the tutorials beside this one.")]
    }
    let all = directives.flatMap(\.everything)
    return all.filter { $0.name == "Code" }.flatMap { problems(withCode: $0, in: file) }
      + all.filter { $0.name == "Image" }.flatMap { problems(withImage: $0, in: file) }
      + QuestionRule(file: file).problems(with: all)
      + moduleProblems(file)
  }

  private func problems(withCode code: Directive, in file: TextFile) -> [Problem] {
    guard let name = code.arguments["name"], let source = code.arguments["file"] else {
      return [
        Problem(
          file, line: code.line, "This @Code lacks its name or its file.",
          next: "Write: @Code(name: \"Desk.swift\", file: \"Chapter-01-Desk.swift\")")
      ]
    }
    guard let listing = book.file("\(BookFiles.tutorialListings)/\(source)") else {
      return [
        Problem(
          file, line: code.line, "The listing \(source) of \(name) does not exist.",
          next: "Put it into \(BookFiles.tutorialListings).")
      ]
    }
    return listing.lines.enumerated().filter { $1.count > 80 }.map { index, line in
      Problem(
        listing, line: index + 1, "This line has \(line.count) columns.",
        next: "At most 80 fit beside the text of a tutorial.")
    }
  }

  private func problems(withImage image: Directive, in file: TextFile) -> [Problem] {
    let source = image.arguments["source"] ?? ""
    var problems: [Problem] = []
    if !book.paths(below: BookFiles.catalogue).contains(where: { $0.hasSuffix("/\(source)") }) {
      problems.append(
        Problem(
          file, line: image.line, "The picture `\(source)` does not exist.",
          next: "Pictures are drawn from \(BookFiles.catalogue)/Pictures; name one with its ending."
        ))
    }
    if (image.arguments["alt"] ?? "").trimmed.isEmpty {
      problems.append(
        Problem(
          file, line: image.line, "The picture `\(source)` is not told in words.",
          next: "Add alt: \"What it shows.\""))
    }
    return problems
  }

  private func moduleProblems(_ file: TextFile) -> [Problem] {
    guard let tutorial = try? Tutorial(file, in: book), tutorial.modules.count > 1 else {
      return []
    }
    return [
      Problem(
        file, "The specs import several modules: \(tutorial.modules.sorted()).",
        next: "A tutorial has one module.")
    ]
  }

  /// The listings that no step shows.
  func unusedListings() -> [Problem] {
    let shown = Set(
      book.tutorials.flatMap { file in
        ((try? Directive.all(in: file)) ?? []).flatMap { $0.all("Code") }
          .compactMap { $0.arguments["file"] }
      })
    return book.paths(below: BookFiles.tutorialListings)
      .map { TextFile(path: $0, text: "") }
      .filter { book.isWanted(String($0.name.split(separator: "-")[0])) }
      .filter { !shown.contains($0.name) }
      .map {
        Problem($0, "No step of a tutorial shows this listing.", next: "Show it or delete it.")
      }
  }
}
