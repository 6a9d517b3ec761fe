@testable import WorkbookCore
@testable import workbook
@testable import workshop

/// A book of one chapter, `Lamps`, in a temporary folder that goes away with its owner.
final class TinyBook {
  let folder: TemporaryFolder
  let files: BookFiles

  init() throws {
    folder = try TemporaryFolder()
    files = BookFiles(root: folder.path)
  }

  var workshop: Workshop { Workshop(files) }

  /// Writes the chapter's page.
  func page(_ text: String) throws -> TextFile {
    try write(text, "\(BookFiles.catalogue)/Lamps.md")
  }

  /// Writes a file of the chapter's units: `After.swift`, or `After/Lamp.swift`.
  @discardableResult
  func unit(_ path: String, _ text: String) throws -> TextFile {
    try write(text, "\(BookFiles.listings)/Lamps/\(path)")
  }

  /// Writes a listing of the chapter's tutorial.
  func listing(_ name: String, _ text: String) throws {
    try write(text, "\(BookFiles.tutorialListings)/\(name)")
  }

  /// Writes the chapter's tutorial.
  func tutorial(_ text: String) throws -> TextFile {
    try write(text, "\(BookFiles.catalogue)/Tutorials/LampsTutorial.tutorial")
  }

  @discardableResult
  func write(_ text: String, _ path: String) throws -> TextFile {
    try folder.write(text, to: path)
    return TextFile(path: path, text: text)
  }
}

extension [Problem] {
  /// `Lamps.md:3`, one for each problem.
  var places: [String] {
    map { "\($0.path.split(separator: "/").last ?? ""):\($0.line)" }
  }

  var words: String { map(\.description).joined(separator: "\n") }
}
