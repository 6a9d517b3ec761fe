/// What an agenda is made for: who teaches what, and in how much time.
public struct Workshop: Sendable {
  public let syllabus: Syllabus
  /// The stage to begin at.
  public let first: Stage
  /// From the start of a day to its end, breaks and all.
  public var minutesADay: Int
  /// 1 or more.
  public let days: Int
  /// When each day begins.
  public let start: TimeOfDay
  public let pauses: Pauses
  /// What there is to plan, in reading order.
  public let exercises: [Exercise]

  /// - Parameter skipped: Exercises that are not planned.
  /// - Throws: `WorkbookError` when there is nothing to plan, a day has too few or too many minutes
  ///   or would end after midnight, or a break does not lie inside the day.
  public init(
    syllabus: Syllabus, from first: Stage, without skipped: [Exercise] = [], minutesADay: Int,
    days: Int, start: TimeOfDay, pauses: Pauses
  ) throws {
    self.syllabus = syllabus
    self.first = first
    self.minutesADay = minutesADay
    self.days = days
    self.start = start
    self.pauses = pauses
    exercises = syllabus.exercises(from: first).filter { !skipped.contains($0) }
    guard !exercises.isEmpty else {
      throw WorkbookError(
        "Nothing is left to plan.", next: "Leave out less than everything.", isUsage: true)
    }
    guard (1...Self.longestDay).contains(minutesADay) else { throw wrongLength }
    guard end.minutes <= Self.midnight else {
      throw WorkbookError(
        "A day from \(start) that has \(Hours(minutesADay).words) ends after midnight.",
        next: "Begin earlier, or plan fewer hours.", isUsage: true)
    }
    try pauses.check(inside: start, end)
  }
}

extension Workshop {
  /// The longest day that is planned, in minutes.
  static let longestDay = 12 * 60
  private static let midnight = 24 * 60

  /// When each day ends.
  public var end: TimeOfDay { start + minutesADay }

  /// A short workshop says hello in five minutes.
  var isShort: Bool { minutesADay * days <= 120 }

  var usualPauses: UsualPauses { UsualPauses(from: start, to: end) }

  func stage(of exercise: Exercise) -> Stage? {
    syllabus.stages.first { $0.folder == exercise.stageFolder }
  }

  /// All from the first stage on, also those that are not to be planned.
  var allExercises: [Exercise] { syllabus.exercises(from: first) }

  /// Those of the stage that there are to plan.
  func exercises(of stage: Stage) -> [Exercise] {
    exercises.filter { $0.stageFolder == stage.folder }
  }

  /// The longest day that can be planned from this start, in minutes.
  var roomForADay: Int { min(Self.longestDay, Self.midnight - start.minutes) }

  private var wrongLength: WorkbookError {
    var shortest = self
    shortest.minutesADay = 0
    let least = AgendaPlanner(shortest).leastHours?.number ?? "0"
    return WorkbookError(
      "A day can have from \(least) to \(Hours(roomForADay).number) hours.",
      next: "For instance: --hours \(Hours(min(4 * 60, roomForADay)).number)", isUsage: true)
  }
}

extension Syllabus {
  fileprivate func exercises(from first: Stage) -> [Exercise] {
    stages.filter { $0.number >= first.number }.flatMap(\.exercises)
  }
}

extension Exercise {
  /// The minutes that a room of people needs: a fifth more than one alone, rounded up to five.
  public var minutesInARoom: Int { (minutes * 6 + 24) / 25 * 5 }
}
