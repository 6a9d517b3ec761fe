import Foundation

/// A file that a person named after `--output`. It is looked at before any work is done, because
/// grading a class takes minutes.
public struct OutputFile {
  /// As the person wrote it.
  public let shown: String
  private let noun: String
  private let path: String
  private let files: FileSystemClient

  /// - Parameters:
  ///   - noun: What will stand in it: `report`.
  ///   - sources: Files that are read, and must not be written over.
  /// - Throws: `WorkbookError` when it is a folder, one of the workbook's own files or one of the
  ///   sources, or when it cannot be written.
  public init(
    _ shown: String, holding noun: String, in session: Session, reading sources: [String] = []
  ) throws {
    self.shown = shown
    self.noun = noun
    files = session.files
    let named = session.absolute(shown)
    // A link stays a link: the file that it leads to is written.
    path = files.size(named) == nil ? named : files.resolve(named)
    try refuseToReplaceWorkbook(session.workbook)
    guard !files.isFolder(path), !shown.hasSuffix("/") else {
      throw WorkbookError(
        "\(shown) is a folder.", next: "Name a file in it, after --output.", isUsage: true)
    }
    let target = files.resolve(path)
    if sources.contains(where: { files.resolve(session.absolute($0)) == target }) {
      throw WorkbookError("\(shown) is read here.", next: "Name another file.", isUsage: true)
    }
    // What exists and isn't a file, such as /dev/stdout, is written into: no file is made next to it.
    if files.exists(path), files.size(path) == nil { return }
    var folder = path
    repeat { folder = folder.parentPath } while !folder.isEmpty && !files.exists(folder)
    guard folder.isEmpty || files.isFolder(folder) && files.isWritable(folder) else {
      throw refused
    }
  }

  private func refuseToReplaceWorkbook(_ workbook: Workbook) throws {
    let target = files.resolve(path)
    let parts = [
      "Exercises", "Solutions", "Sources", "Tests", "docs", ".starters", ".workbook",
      "Package.swift", "README.md", "CHANGELOG.md", "CONTRIBUTING.md",
    ]
    let isOwn = parts.contains {
      "\(target)/".hasPrefix(files.resolve("\(workbook.root)/\($0)") + "/")
    }
    guard isOwn, files.exists(target), !files.isFolder(target) else { return }
    throw WorkbookError(
      "\(shown) belongs to the workbook.", next: "Name another file.", isUsage: true)
  }

  private var refused: WorkbookError {
    WorkbookError(
      "The \(noun) cannot be written to \(shown).",
      next: "Name a file in a folder that you may write in, after --output.")
  }

  public func write(_ text: String) throws {
    do {
      try files.write(Data(text.utf8), path)
    } catch {
      throw refused
    }
  }
}

/// A format that a person chooses by `--format`, or by the ending of the file after `--output`.
public protocol FileFormat: CaseIterable, RawRepresentable<String>, Sendable {}

extension FileFormat {
  /// The ending of its files, without the dot.
  private var ending: String {
    ["text": "txt", "markdown": "md", "junit": "xml"][rawValue] ?? rawValue
  }

  /// The format that the options ask for; the usual one when they name none.
  ///
  /// - Parameters:
  ///   - name: The value of `--format`.
  ///   - path: The value of `--output`.
  /// - Throws: `WorkbookError` when there is no such format, or the ending tells none.
  public init(named name: String?, for path: String?, usual: Self) throws {
    if let name {
      self = try Self.named(name)
    } else if let ending = path?.lastPathName.split(separator: ".").dropFirst().last?.lowercased() {
      guard let format = Self.allCases.first(where: { $0.ending == ending }) else {
        throw WorkbookError(
          "The ending of \(path ?? "") names no format.", next: "Add one: --format \(Self.names)",
          isUsage: true)
      }
      self = format
    } else {
      self = usual
    }
  }

  private static func named(_ name: String) throws -> Self {
    if let format = Self(rawValue: name.lowercased()) { return format }
    throw WorkbookError(
      "There is no format `\(name)` here.",
      next: NearMiss.question(for: name, among: allCases.map(\.rawValue))
        ?? "Write one of these: \(names)",
      isUsage: true)
  }

  /// `html, markdown, csv`.
  private static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
