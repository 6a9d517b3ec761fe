import WorkbookCore

/// The book that comes with the exercises: Markdown in the repository, and the pages of a site.
struct Book: Sendable {
  let workbook: Workbook
  var files: FileSystemClient { workbook.files }

  init(of workbook: Workbook) {
    self.workbook = workbook
  }

  /// The DocC catalogue with the chapters, the tutorials and the pictures.
  var folder: String { "\(workbook.root)/docs/\(Self.name).docc" }

  /// The catalogue's name, which is also the name of its front page.
  static let name = "Workbook"
}

extension Book {
  /// Every Markdown page that the site shows: the catalogue's, then the stages' and the exercises'.
  ///
  /// - Throws: `WorkbookError` when there is no book.
  func pages() throws -> [BookPage] {
    guard let names = try? files.list(folder), names.contains("\(Self.name).md") else {
      throw WorkbookError(
        "The book is missing: \(workbook.relative(folder))",
        next: "Put it back from a fresh copy of the workbook.")
    }
    let articles = names.filter { $0.hasSuffix(".md") }
      .map { BookPage(name: String($0.dropLast(".md".count)), path: "\(folder)/\($0)") }
    return articles
      + workbook.syllabus.stages.flatMap { stage in
        let folder = "\(workbook.root)/\(Workbook.exercises)/\(stage.folder)"
        return [BookPage(name: stage.pageName, path: "\(folder)/README.md")]
          + stage.exercises.map {
            BookPage(name: $0.pageName, path: "\(workbook.folder($0))/README.md")
          }
      }
  }

  /// The tutorials, and their table of contents.
  var tutorials: [BookPage] {
    [folder, "\(folder)/Tutorials"].flatMap { folder in
      ((try? files.list(folder)) ?? []).filter { $0.hasSuffix(".tutorial") }
        .map {
          BookPage(name: String($0.dropLast(".tutorial".count)), path: "\(folder)/\($0)")
        }
    }
  }
}

/// A Markdown file, and its name on the site.
struct BookPage: Sendable, Equatable {
  /// `Containers`, `Stage-6`, `Exercise-6-3`.
  let name: String
  /// The absolute path of the file.
  let path: String
}

extension Stage {
  /// `Stage-6`: what its page is called on the site.
  var pageName: String { "Stage-\(number)" }
}

extension Exercise {
  /// `Exercise-6-3`: what its brief is called on the site.
  var pageName: String { "Exercise-\(number.replacing(".", with: "-"))" }
}
