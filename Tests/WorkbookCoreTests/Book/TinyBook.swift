import Foundation

@testable import WorkbookCore
@testable import workbook

/// A book of three pages beside one stage with one exercise, in a temporary folder.
final class TinyBook {
  let root =
    FileSystemClient.live.resolve(NSTemporaryDirectory()) + "/tiny-book-\(UUID().uuidString)"
  let files = FileSystemClient.live

  init() throws {
    let pages = [
      "Workbook.md": """
      # Kitchens

      What they are for.

      ## Chapters

      1. [Kettles](Kettles.md): to boil.
      2. [Lids](Lids.md): to close.

      """,
      "Kettles.md": """
      # Kettles

      See [the hinge](Lids.md#the-hinge) and [the licence](../../LICENSE).

      ![A kettle](kettle.svg)

      ## Go on

      - [The exercises](../../Exercises/01-kettles/README.md)

      """,
      "Lids.md": "# Lids\n\nWhat closes.\n\n## The hinge\n\nText\n",
      "site.css": "pre { white-space: pre-wrap; }",
      "kettle.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
    ]
    for (name, text) in pages { try write(text, "docs/Workbook.docc/\(name)") }
    try write("MIT", "LICENSE")
    try write("# Stage 1\n\nKettles.\n", "Exercises/01-kettles/README.md")
    try write(
      """
      # 1.1 Boil

      Boil.

      **5 minutes**

      ## Read more

      [More](../../../docs/Workbook.docc/Kettles.md)

      """,
      "Exercises/01-kettles/01-boil/README.md")
  }

  deinit { try? files.remove(root) }

  var book: Book {
    let exercise = Exercise(
      stageFolder: "01-kettles", folder: "01-boil", number: "1.1", minutes: 5)
    let stage = Stage(folder: "01-kettles", number: 1, exercises: [exercise])
    return Book(
      of: Workbook(root: root, syllabus: Syllabus(stages: [stage]), .test()).with(files: files))
  }

  func write(_ text: String, _ path: String) throws {
    try files.write(Data(text.utf8), "\(root)/\(path)")
  }

  func text(_ path: String) throws -> String { try files.text("\(root)/\(path)") }

  func has(_ path: String) -> Bool { files.exists("\(root)/\(path)") }
}
