import Foundation

@testable import WorkbookCore
@testable import workshop

/// Reports of a made-up class. Minutes count from nine in the morning.
enum ClassRoom {
  static func moment(_ minute: Double) -> Date {
    Date(timeIntervalSince1970: 1_770_022_800 + minute * 60)
  }

  static func report(
    _ learner: String, minute: Double = 60, workedUntil: Double? = nil,
    _ exercises: ExerciseStanding...
  ) -> LearnerReport {
    LearnerReport(
      learner: learner, madeAt: moment(minute), workedUntil: workedUntil.map(moment),
      exercises: exercises)
  }

  /// An exercise of a learner who has one of two specs green.
  ///
  /// - Parameter since: The minute in which it was begun; without it nothing is remembered.
  static func standing(
    _ standing: Verdict, _ exercise: Exercise = .inheritedObject, since: Double? = nil,
    tried: Double? = nil, attempts: Int = 1, hints: Int = 0, specs: [SpecResult]? = nil
  ) -> ExerciseStanding {
    let history = since.map {
      History(
        attempts: attempts, hints: hints, since: moment($0), lastTriedAt: tried.map { moment($0) })
    }
    let some = [SpecResult("it boils", .passed), SpecResult("it stops", .failed)]
    return ExerciseStanding(exercise, standing, specs: specs ?? some, history: history)
  }

  /// Somebody who has solved an exercise in so many minutes.
  static func solved(
    _ exercise: Exercise = .inheritedObject, in minutes: Double? = nil, hints: Int = 0
  ) -> ExerciseStanding {
    let history = History(
      attempts: 2, hints: hints, since: moment(0), solvedAt: moment(minutes ?? 0),
      secondsToSolve: minutes.map { $0 * 60 })
    return ExerciseStanding(
      exercise, .solved, specs: [SpecResult("it boils", .passed)], history: history)
  }

  static func spec(
    _ sentence: String, _ outcome: SpecOutcome, _ message: String? = nil
  ) -> SpecResult {
    SpecResult(sentence, outcome, problems: message.map { [Problem($0)] } ?? [])
  }
}
