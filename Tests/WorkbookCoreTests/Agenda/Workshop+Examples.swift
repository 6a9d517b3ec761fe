@testable import WorkbookCore
@testable import workshop

extension Syllabus {
  /// Eight stages and forty exercises, with the minutes that a real workbook has.
  static let fullSize = Syllabus(stages: [
    stage(1, "hidden-singletons", [12, 15, 15, 20]),
    stage(2, "dependency-inversion", [12, 15, 30, 20]),
    stage(3, "initializer-injection", [10, 15, 30, 20, 15]),
    stage(4, "property-injection", [15, 20, 15, 20]),
    stage(5, "dependency-structs", [20, 12, 15, 20, 30, 40, 25]),
    stage(6, "container", [15, 20, 30, 30, 30, 35, 45, 30, 20]),
    stage(7, "checked-graphs", [35, 40, 25, 40]),
    stage(8, "injection-club", [35, 50, 40]),
  ])

  /// A stage whose exercises take these minutes.
  static func stage(_ number: Int, _ name: String, _ minutes: [Int]) -> Stage {
    let folder = "0\(number)-\(name)"
    let exercises = minutes.enumerated().map { index, minutes in
      Exercise(
        stageFolder: folder, folder: "0\(index + 1)-task-\(index + 1)",
        number: "\(number).\(index + 1)", minutes: minutes)
    }
    return Stage(folder: folder, number: number, exercises: exercises)
  }
}

extension Workshop {
  /// A workshop from half past nine.
  static func example(
    _ syllabus: Syllabus = .fullSize, from stage: Int = 1, without skipped: [String] = [],
    minutes: Int, days: Int = 1, start: Int = 570, breaks: [Range<Int>]? = nil
  ) throws -> Workshop {
    var workshop = Workshop(stages: Array(syllabus.stages.dropFirst(stage - 1)))
    workshop.skipped = try skipped.flatMap(syllabus.find)
    workshop.day = start..<start + minutes
    workshop.days = days
    workshop.breaks = breaks
    return workshop
  }

  var agenda: Agenda {
    get throws { try Agenda(of: self) }
  }

  /// The rows of the first day, a line each: `09:30–09:40 Welcome; everyone runs doctor`.
  var firstDay: [String] {
    get throws { try agenda.days[0].map { "\(TimeOfDay.text($0.time)) \($0.text)" } }
  }
}
