import Foundation
import Synchronization
import WorkbookCore

extension LearnerReport {
  /// How the learner stands, and below it what to say of each exercise that isn't solved.
  ///
  /// - Parameter column: How wide the column of names is.
  func gradedRow(column: Int, _ style: Style) -> [String] {
    // A name with a line's end in it could look like another learner's row.
    let name = learner.oneLine
    let row =
      style.isPlain
      ? "\(name): \(solved) solved, \(unsolved) not solved, "
      : "\(style.bold(name.padded(to: column)))  \(solved) solved, \(unsolved) not, "
    let details = exercises.flatMap { exercise in
      (exercise.gradedWords.map { ["\(exercise.number) \($0)"] } ?? [])
        + exercise.notes.map { "\(exercise.number) note: \($0)" }
    }
    return style.fit(row + "\(notBegun) not begun")
      + details.flatMap { style.wrap($0.printable, indent: 4) }
  }
}

extension ExerciseStanding {
  /// What to say of an exercise that was begun and is not solved.
  fileprivate var gradedWords: String? {
    switch standing {
    case .solved, .notBegun: nil
    case .red: "red: \(specs.count - passed) of \(specs.count) specs fail"
    case .doesNotCompile, .notGraded: "\(standing.rawValue): \(reason ?? "")"
    case .crashed, .hung:
      standing.rawValue
        + (specs.first(where: \.outcome.brokeOff).map { " in “\($0.sentence)”" } ?? "")
    }
  }
}

/// Writes each learner's report into a folder, as soon as it is there.
final class ReportWriter: Sendable {
  private let folder: String
  private let files: FileSystemClient
  private let state = Mutex<(names: Set<String>, failures: [String])>(([], []))

  init(to folder: String, _ files: FileSystemClient) {
    self.folder = folder
    self.files = files
  }

  /// What could not be written, a sentence each.
  var failures: [String] { state.withLock { $0.failures } }

  func write(_ report: LearnerReport) {
    state.withLock { state in
      let name = Self.fileName(for: report.learner, besides: &state.names)
      do {
        try files.write(Data(try report.json().utf8), "\(folder)/\(name)")
      } catch {
        state.failures.append("The report on \(report.learner.printable) could not be written.")
      }
    }
  }

  /// A name that any disk takes, and that no other report has.
  private static func fileName(for learner: String, besides taken: inout Set<String>) -> String {
    let plain = learner.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? "\($0)" : "-" }
      .joined().drop { $0 == "." }.prefix(80)
    let name = plain.isEmpty ? "learner" : String(plain)
    let names = ["\(name).json"] + (2...9_999).map { "\(name)-\($0).json" }
    let free = names.first { !taken.contains($0.lowercased()) } ?? names[0]
    taken.insert(free.lowercased())
    return free
  }
}
