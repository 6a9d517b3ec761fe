import Foundation
import WorkbookKit

/// The file that a report goes into.
struct ReportFile {
  /// As the person wrote it.
  let shown: String
  private let path: String
  private let files: Files

  /// Looks at the folder before anything is graded: a class's grading takes minutes.
  ///
  /// - Parameter source: The report that is read, which must not be written over.
  init(_ shown: String, in session: Session, from source: String? = nil) throws {
    self.shown = shown
    path = session.absolute(shown)
    files = session.files
    try session.refuseToWriteOverWorkbook(shown)
    if let source, files.resolve(session.absolute(source)) == files.resolve(path) {
      throw WorkbookError("\(shown) is read here.", next: "Name another file.", isUsage: true)
    }
    guard !files.isFolder(path), !shown.hasSuffix("/") else {
      throw WorkbookError(
        "\(shown) is a folder.", next: "Name a file in it, after --output.", isUsage: true)
    }
    var folder = path
    repeat {
      folder = folder.lastIndex(of: "/").map { String(folder[..<$0]) } ?? ""
    } while !folder.isEmpty && !files.exists(folder)
    guard folder.isEmpty || files.isFolder(folder) && files.isWritable(folder) else {
      throw refused
    }
  }

  private var refused: WorkbookError {
    WorkbookError(
      "The report cannot be written to \(shown).",
      next: "Name a file in a folder that you may write in, after --output.")
  }

  func write(_ text: String) throws {
    do {
      try files.write(Data(text.utf8), path)
    } catch {
      throw refused
    }
  }
}
