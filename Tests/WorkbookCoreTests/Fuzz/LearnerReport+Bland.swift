import Foundation

@testable import WorkbookCore
@testable import workshop

// Reports to compare a hostile one with: as long as it is, and with nothing in it that needs care.
extension LearnerReport {
  /// The same report, with plain words in the place of all texts.
  var bland: LearnerReport {
    var report = self
    report.learner = "x"
    report.exercises = exercises.map(\.bland)
    return report
  }

  /// A report whose class page has every tag that a class page can have.
  var allKinds: LearnerReport {
    var report = bland
    report.exercises = Verdict.allCases.map { standing in
      var exercise = ExerciseStanding.red()
      exercise.standing = standing
      exercise.module = standing.rawValue
      exercise.key = "01-a/\(standing.rawValue)"
      exercise.history = History(
        attempts: 9, hints: 3, since: madeAt - 1e6, lastTriedAt: madeAt,
        solvedAt: standing == .solved ? madeAt : nil)
      return exercise
    }
    return report
  }
}

extension ExerciseStanding {
  fileprivate var bland: ExerciseStanding {
    var standing = self
    standing.title = "x"
    standing.number = "1.1"
    standing.key = "x"
    standing.module = "X"
    standing.reason = reason.map { _ in "x" }
    standing.errors = errors.map(\.bland)
    standing.notes = notes.map { _ in "x" }
    standing.specs = specs.map { spec in
      SpecResult(spec.isGuard ? "keeps x" : "x", spec.outcome, problems: spec.problems.map(\.bland))
    }
    return standing
  }
}

extension Problem {
  fileprivate var bland: Problem {
    Problem("x", detail: detail.map { _ in "x" }, path: path.map { _ in "x" }, line: line)
  }
}
