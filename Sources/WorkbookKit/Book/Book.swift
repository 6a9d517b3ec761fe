/// The book beside the exercises: Markdown in the repository, and the pages of a site.
public struct Book: Sendable {
  let workbook: Workbook
  let files: Files

  public init(of workbook: Workbook, files: Files) {
    self.workbook = workbook
    self.files = files
  }

  /// The DocC catalogue with the chapters, the tutorials and the pictures.
  public var folder: String { "\(workbook.root)/docs/\(Self.name).docc" }

  /// The catalogue's name, which is also the name of its front page.
  public static let name = "Workbook"
}

extension Book {
  /// Every Markdown page that the site shows: the catalogue's, then the stages' and the exercises'.
  ///
  /// - Throws: `WorkbookError` when there is no book.
  public func pages() throws -> [BookPage] {
    guard let names = try? files.list(folder), names.contains("\(Self.name).md") else {
      throw WorkbookError(
        "The book is missing: \(workbook.relative(folder))",
        next: "Put it back from a fresh copy of the workbook.")
    }
    let articles = names.filter { $0.hasSuffix(".md") }
      .map { BookPage(name: String($0.dropLast(".md".count)), path: "\(folder)/\($0)") }
    return articles + workbook.syllabus.stages.flatMap(pages)
  }

  private func pages(of stage: Stage) -> [BookPage] {
    let folder = "\(workbook.root)/\(Workbook.exercises)/\(stage.folder)"
    return [BookPage(name: stage.pageName, path: "\(folder)/README.md")]
      + stage.exercises.map {
        BookPage(name: $0.pageName, path: "\(workbook.folder($0))/README.md")
      }
  }
}

extension Book {
  /// The tutorials, and their table of contents.
  var tutorials: [BookPage] {
    [folder, "\(folder)/Tutorials"].flatMap { folder in
      ((try? files.list(folder)) ?? []).filter { $0.hasSuffix(Self.tutorial) }
        .map { BookPage(name: String($0.dropLast(Self.tutorial.count)), path: "\(folder)/\($0)") }
    }
  }

  private static let tutorial = ".tutorial"
}

/// A Markdown file, and its name on the site.
public struct BookPage: Sendable, Equatable {
  /// `Containers`, `Stage-6`, `Exercise-6-3`.
  public let name: String
  /// The absolute path of the file.
  public let path: String

  public init(name: String, path: String) {
    self.name = name
    self.path = path
  }
}

extension Stage {
  /// `Stage-6`: what its page is called on the site.
  public var pageName: String { "Stage-\(number)" }
}

extension Exercise {
  /// `Exercise-6-3`: what its brief is called on the site.
  public var pageName: String { "Exercise-\(number.replacing(".", with: "-"))" }
}
