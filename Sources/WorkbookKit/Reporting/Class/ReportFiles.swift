import Foundation
import Synchronization

/// Reads the reports that a class has sent. What is no report is told, and stops nothing.
public struct ReportFiles: Sendable {
  /// A file that was left out.
  public struct Skipped: Equatable, Sendable {
    /// As the person called it.
    public let name: String
    /// Why, in a sentence.
    public let reason: String
  }

  /// No workbook has so many exercises.
  static let mostExercises = 200

  private let files: Files

  public init(files: Files) {
    self.files = files
  }

  /// Reads files, and the files `*.json` in folders, but not in folders inside.
  ///
  /// - Parameter names: Paths as a person writes them, seen from `folder`.
  /// - Returns: The reports in the order of their files, each file once, and what was left out.
  public func read(_ names: [String], from folder: String) -> ([LearnerReport], [Skipped]) {
    var seen: Set<String> = []
    var found: [(name: String, path: String)] = []
    var skipped: [Skipped] = []
    for name in names {
      let path = Self.path(name, from: folder)
      if files.isFolder(path) {
        let inside = reports(in: path)
        if let reason = inside.reason { skipped.append(Skipped(name: name, reason: reason)) }
        let parent = name.hasSuffix("/") ? name : "\(name)/"
        found += inside.names.map { (parent + $0, "\(path)/\($0)") }
      } else {
        found.append((name, path))
      }
    }
    found = found.filter { seen.insert(files.resolve($0.path)).inserted }
    let texts = Mutex(SharedTexts())
    let results =
      (try? concurrently(found) { file in
        self.report(file.path).map { report in texts.withLock { $0.shared(report) } }
      }) ?? []
    var reports: [LearnerReport] = []
    for (file, result) in zip(found, results) {
      switch result {
      case .success(let report): reports.append(report)
      case .failure(let error): skipped.append(Skipped(name: file.name, reason: error.problem))
      }
    }
    return (reports, skipped)
  }

  /// The path of what a person calls so.
  public static func path(_ name: String, from folder: String) -> String {
    var path = name.hasPrefix("/") ? name : "\(folder)/\(name)"
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  /// Files whose names begin with a dot are some system's own.
  private func reports(in folder: String) -> (names: [String], reason: String?) {
    guard let all = try? files.list(folder) else {
      return ([], "The folder cannot be read.")
    }
    let names = all.filter {
      !$0.hasPrefix(".") && $0.lowercased().hasSuffix(".json") && !files.isFolder("\(folder)/\($0)")
    }
    return (names, names.isEmpty ? "The folder holds no file *.json." : nil)
  }

  private func report(_ path: String) -> Result<LearnerReport, WorkbookError> {
    func refused(_ reason: String) -> Result<LearnerReport, WorkbookError> {
      .failure(WorkbookError(reason, next: "Ask for it once more."))
    }
    guard files.exists(path) else {
      return refused("There is no such file, or it is a link to nothing.")
    }
    guard let size = files.size(path) else { return refused("It is no plain file.") }
    guard size <= LearnerReport.largestFile else {
      return refused("It has \(size / 1_000_000) MB: no report is so large.")
    }
    guard let data = try? files.read(path) else { return refused("It cannot be read.") }
    do {
      let report = try LearnerReport(json: data, named: "It")
      let count = report.exercises.count
      return count <= Self.mostExercises
        ? .success(report) : refused("It tells of \(count) exercises: no workbook has so many.")
    } catch {
      return .failure(error)
    }
  }
}
