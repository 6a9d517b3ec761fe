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

  /// - Throws: `WorkbookError` when a day would end after midnight, or a break does not lie inside
  ///   the day.
  public init(
    syllabus: Syllabus, from first: Stage, minutesADay: Int, days: Int, start: TimeOfDay,
    pauses: Pauses
  ) throws {
    self.syllabus = syllabus
    self.first = first
    self.minutesADay = minutesADay
    self.days = days
    self.start = start
    self.pauses = pauses
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

  /// What there is to plan, in reading order.
  public var exercises: [Exercise] {
    syllabus.stages.filter { $0.number >= first.number }.flatMap(\.exercises)
  }

  var usualPauses: UsualPauses { UsualPauses(from: start, to: end) }

  func stage(of exercise: Exercise) -> Stage? {
    syllabus.stages.first { $0.folder == exercise.stageFolder }
  }

  /// The longest day that can be planned from this start, in minutes.
  var roomForADay: Int { min(Self.longestDay, Self.midnight - start.minutes) }
}

extension Exercise {
  /// The minutes that a room of people needs: a fifth more than one alone, rounded up to five.
  public var minutesInARoom: Int { (minutes * 6 + 24) / 25 * 5 }
}
