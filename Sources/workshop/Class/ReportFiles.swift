import Foundation
import Synchronization
import WorkbookCore

/// Reads the reports that a class has sent. Other files are left out, each with a reason.
struct ReportFiles: Sendable {
  /// A file that was left out.
  struct Skipped: Equatable, Sendable {
    /// As the person called it.
    let name: String
    /// Why, in a sentence.
    let reason: String
  }

  /// No workbook has so many exercises.
  static let mostExercises = 200

  let files: FileSystemClient

  /// Reads files, and the files `*.json` in folders, but not in folders inside.
  ///
  /// - Parameter names: Paths as a person writes them, seen from `folder`.
  /// - Returns: The reports in the order of their files, each file once, and what was left out.
  func read(_ names: [String], from folder: String) -> ([LearnerReport], [Skipped]) {
    var seen: Set<String> = []
    var found: [(name: String, path: String)] = []
    var skipped: [Skipped] = []
    for name in names {
      let path = name.absolutePath(from: folder)
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
    // Many learners' specs say the same about an exercise. One copy of it takes less memory.
    let known = Mutex<Set<[SpecResult]>>([])
    let results =
      (try? concurrently(found) { file in
        Result { () throws(WorkbookError) in
          var report = try report(file.path)
          for place in report.exercises.indices {
            let specs = report.exercises[place].specs
            report.exercises[place].specs = known.withLock { $0.insert(specs).memberAfterInsert }
          }
          return report
        }
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

  private func report(_ path: String) throws(WorkbookError) -> LearnerReport {
    func refused(_ reason: String) -> WorkbookError {
      WorkbookError(reason, next: "Ask for it once more.")
    }
    guard files.exists(path) else {
      throw refused("There is no such file, or it is a link to nothing.")
    }
    guard let size = files.size(path) else { throw refused("It is no plain file.") }
    guard size <= LearnerReport.largestFile else {
      throw refused("It has \(size / 1_000_000) MB: no report is so large.")
    }
    guard let data = try? files.read(path) else { throw refused("It cannot be read.") }
    let report = try LearnerReport(json: data, named: "It")
    let count = report.exercises.count
    guard count <= Self.mostExercises else {
      throw refused("It tells of \(count) exercises: no workbook has so many.")
    }
    return report
  }
}

extension LearnerReport {
  /// The report with its numbers cut to what can be true: a file may hold any, and sums of them
  /// must not overflow.
  func withinReason() -> LearnerReport {
    var report = self
    for index in report.exercises.indices {
      let minutes = report.exercises[index].minutes
      report.exercises[index].minutes = Self.cut(minutes)
      guard var history = report.exercises[index].history else { continue }
      history.attempts = Self.cut(history.attempts)
      history.hints = Self.cut(history.hints)
      history.secondsToSolve = history.secondsToSolve.map { min(max($0, 0), 1e9) }
      report.exercises[index].history = history
    }
    return report
  }

  private static func cut(_ number: Int) -> Int { min(max(number, 0), 100_000) }
}
