import Foundation

@testable import WorkbookCore
@testable import workbook
@testable import workshop

/// The book on disk: its pages, and the code behind them.
struct BookFiles: Sendable {
  /// The root of the package; absolute, without a slash at its end.
  let root: String
  /// The one chapter to look at; all of them when not set.
  var chapter: String?

  /// This package's book.
  ///
  /// While you write, `BOOK_CHAPTER=Containers` limits the tests to one page, its units, its
  /// tutorial and its pictures:
  ///
  ///     BOOK_CHAPTER=Containers WORKBOOK_ANSWERS=Solutions \
  ///       swift test --scratch-path .build/solutions --filter BookTests
  static let ours = BookFiles(
    root: URL(filePath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent()  // Book
      .deletingLastPathComponent()  // BookTests
      .deletingLastPathComponent()  // Tests
      .deletingLastPathComponent().path,
    chapter: ProcessInfo.processInfo.environment["BOOK_CHAPTER"].flatMap { $0.isEmpty ? nil : $0 })

  static let catalogue = "docs/Workbook.docc"
  static let listings = "Tests/BookTests/Listings"

  func absolute(_ path: String) -> String { "\(root)/\(path)" }

  func isWanted(_ name: String) -> Bool { chapter == nil || chapter == name }

  /// Reads a file; `nil` when it is not there.
  func file(_ path: String) -> TextFile? {
    (try? FileSystemClient.live.text(absolute(path))).map { TextFile(path: path, text: $0) }
  }

  /// The paths of all files below a folder, in order; none when it is not there.
  func paths(below folder: String) -> [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: absolute(folder))) ?? [])
      .filter { !FileSystemClient.live.isFolder(absolute("\(folder)/\($0)")) }
      .sorted()
      .map { "\(folder)/\($0)" }
  }
}

extension BookFiles {
  /// The pages of the catalogue, in order of their names.
  var pages: [TextFile] {
    paths(below: Self.catalogue)
      .filter { $0.hasSuffix(".md") && !$0.dropFirst(Self.catalogue.count + 1).contains("/") }
      .compactMap(file)
      .filter { isWanted($0.stem) }
  }

  /// The tutorials: `Tutorials/ContainersTutorial.tutorial` belongs to the chapter `Containers`.
  var tutorials: [TextFile] {
    paths(below: "\(Self.catalogue)/Tutorials")
      .filter { $0.hasSuffix("Tutorial.tutorial") }
      .compactMap(file)
      .filter { isWanted(Self.chapter(of: $0)) }
  }

  static func chapter(of tutorial: TextFile) -> String {
    String(tutorial.stem.dropLast("Tutorial".count))
  }

  /// The names of the folders of listings, a chapter each.
  var chapters: [String] {
    FileSystemClient.live.folders(in: absolute(Self.listings)).filter(isWanted)
  }

  /// The chapters that the exercises' briefs lead to.
  ///
  /// - Throws: `WorkbookError` when the package is no workbook.
  func stageChapters() throws -> Set<String> {
    let workbook = try Workbook(around: root, .test(files: .live))
    let paths = workbook.syllabus.exercises.compactMap {
      workbook.chapter(on: $0)?.path
    }
    return Set(paths.map { TextFile(path: $0, text: "").stem }).filter(isWanted)
  }

  var units: [Unit] { chapters.flatMap(units(of:)) }

  /// The units of one chapter: each file in its folder, and each folder in it.
  func units(of chapter: String) -> [Unit] {
    let folder = "\(Self.listings)/\(chapter)"
    let files = paths(below: folder).filter { $0.hasSuffix(".swift") }.compactMap(file)
    let groups = Dictionary(grouping: files) { file in
      let parts = file.path.dropFirst(folder.count + 1).split(separator: "/")
      return parts.count == 1 ? file.stem : String(parts[0])
    }
    return groups.map { Unit(chapter: chapter, name: $0.key, files: $0.value) }
      .sorted { $0.name < $1.name }
  }

  /// Every Markdown page of the project, the briefs too, and the tutorials.
  var allPages: [TextFile] {
    guard chapter == nil else { return pages + tutorials }
    let leftOut: Set = [".git", ".build", ".swiftpm", ".workbook"]
    let top = ((try? FileSystemClient.live.list(root)) ?? []).filter { !leftOut.contains($0) }
    let everything = top.flatMap { name in
      FileSystemClient.live.isFolder(absolute(name)) ? paths(below: name) : [name]
    }
    return everything.filter { $0.hasSuffix(".md") || $0.hasSuffix(".tutorial") }.compactMap(file)
  }
}
