import Foundation
import Synchronization
import WorkbookKit

/// A row for each learner who was graded, and below them what is being done.
final class GradeScreen: Sendable {
  private let session: Session
  private let tickers: [Ticker]
  private let width: Int
  private let folder: String?
  private let state = Mutex(State())

  private struct State {
    var reports: [LearnerReport] = []
    var failures: [String] = []
    var names: Set<String> = []
  }

  /// - Parameter folder: Where each report is written as soon as it is there.
  init(of submissions: [Submission], _ session: Session, writesTo folder: String?) {
    self.session = session
    self.folder = folder
    width = min(submissions.map(\.learner.count).max() ?? 0, 24)
    tickers = submissions.enumerated().map { place, submission in
      Ticker(session, what: submission.learner.printable, part: (place + 1, submissions.count))
    }
  }

  var reports: [LearnerReport] { state.withLock { $0.reports } }
  /// What could not be written, a sentence each.
  var failures: [String] { state.withLock { $0.failures } }

  func show(_ exercise: Exercise, _ step: Grader.Step, of place: Int) {
    state.withLock { _ in tickers[place].show("\(exercise.number) \(step.words)") }
  }

  func add(_ report: LearnerReport) {
    state.withLock { state in
      tickers.first?.clear()
      session.print(lines(report))
      state.reports.append(report)
      guard let folder else { return }
      let name = Self.fileName(for: report.learner, besides: &state.names)
      do {
        try session.files.write(Data(try report.json().utf8), "\(folder)/\(name)")
      } catch {
        state.failures.append("The report on \(report.learner.printable) could not be written.")
      }
    }
  }

  private func lines(_ report: LearnerReport) -> [String] {
    let style = session.style
    let name = report.learner.printable.padding(
      toLength: max(width, report.learner.count), withPad: " ", startingAt: 0)
    let row =
      style.isPlain
      ? "\(report.learner.printable): \(report.solved) solved, \(report.unsolved) not solved, "
      : "\(style.bold(name))  \(report.solved) solved, \(report.unsolved) not, "
    let details = report.exercises.flatMap { exercise -> [String] in
      let verdict = Self.verdict(on: exercise).map { ["\(exercise.number) \($0)"] } ?? []
      return verdict + exercise.notes.map { "\(exercise.number) note: \($0)" }
    }
    return style.fit(row + "\(report.notBegun) not begun")
      + details.flatMap { style.wrap($0.printable, indent: 4) }
  }

  /// What to say of an exercise that was begun and is not solved.
  private static func verdict(on exercise: ExerciseStanding) -> String? {
    switch exercise.standing {
    case .solved, .notBegun: nil
    case .red:
      "red: \(exercise.specs.count - exercise.passed) of \(exercise.specs.count) specs fail"
    case .doesNotCompile, .notGraded:
      "\(exercise.standing.rawValue): \(exercise.reason ?? "")"
    case .crashed, .hung:
      "\(exercise.standing.rawValue)\(brokenOff(exercise).map { " in “\($0)”" } ?? "")"
    }
  }

  private static func brokenOff(_ exercise: ExerciseStanding) -> String? {
    exercise.specs.first { $0.outcome == .crashed || $0.outcome == .hung }?.sentence
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
