import Testing

@testable import WorkbookKit

/// What holds for every agenda: all hours, days and stages.
@Suite struct AgendaPropertyTests {
  private static let cases = (1...3).flatMap { days in (1...8).map { (days: days, stage: $0) } }
  /// Half an hour to twelve hours, by quarters.
  private static let lengths = Array(stride(from: 30, through: 720, by: 15))

  /// The agendas of every case, made once for all tests.
  private static let usual = Result {
    try cases.map { try agendas(days: $0.days, stage: $0.stage) { _ in .usual } }
  }

  /// Every agenda of a case; lengths that are too short have none.
  private static func agendas(
    days: Int, stage: Int, pauses: (_ minutes: Int) -> Pauses
  ) throws -> [Agenda] {
    try lengths.compactMap { minutes in
      let workshop = try Workshop.example(
        from: stage, minutes: minutes, days: days, pauses: pauses(minutes))
      return try? workshop.agenda
    }
  }

  private func agendas(days: Int, stage: Int) throws -> [Agenda] {
    try Self.usual.get()[(days - 1) * 8 + stage - 1]
  }

  @Test(arguments: cases)
  func `rows follow one another from the day's start to its end`(days: Int, stage: Int) throws {
    for agenda in try agendas(days: days, stage: stage) {
      #expect(agenda.workshop.days == days && agenda.workshop.first.number == stage)
      for day in agenda.days {
        #expect(day.rows.first?.start == agenda.workshop.start)
        #expect(day.rows.last?.end == agenda.workshop.end)
        #expect(zip(day.rows, day.rows.dropFirst()).allSatisfy { $0.end == $1.start })
        #expect(day.rows.allSatisfy { $0.minutes > 0 })
      }
    }
  }

  @Test(arguments: cases)
  func `each exercise from the stage on is planned once or left out`(days: Int, stage: Int) throws {
    for agenda in try agendas(days: days, stage: stage) {
      let rows = agenda.days.flatMap(\.rows).filter { row in
        if case .exercise(_, isContinued: false) = row.kind { return true }
        return false
      }
      #expect(rows.compactMap(\.exercise) + agenda.leftOut == agenda.workshop.exercises)
      #expect(rows.compactMap(\.exercise) == agenda.planned)
    }
  }

  @Test(arguments: cases)
  func `an exercise has all the minutes that a room needs`(days: Int, stage: Int) throws {
    for agenda in try agendas(days: days, stage: stage) {
      let rows = agenda.days.flatMap(\.rows)
      for exercise in agenda.planned {
        let minutes = rows.filter { $0.exercise == exercise }.map(\.minutes).reduce(0, +)
        #expect(minutes == exercise.minutesInARoom, "\(exercise.number)")
      }
    }
  }

  @Test(arguments: cases)
  func `the usual breaks split no exercise`(days: Int, stage: Int) throws {
    for agenda in try agendas(days: days, stage: stage) {
      let rows = agenda.days.flatMap(\.rows).filter { $0.exercise != nil }
      #expect(rows.count == agenda.planned.count)
    }
  }

  @Test(arguments: cases)
  func `nobody works on for more than two hours and a quarter`(days: Int, stage: Int) throws {
    for agenda in try agendas(days: days, stage: stage) {
      for day in agenda.days {
        let stretches = day.rows.split { $0.isPause }
        #expect(stretches.allSatisfy { $0.map(\.minutes).reduce(0, +) <= 135 }, "\(day)")
      }
    }
  }

  @Test(arguments: cases)
  func `a day opens a stage before its exercises and looks back at the end`(
    days: Int, stage: Int
  ) throws {
    for agenda in try agendas(days: days, stage: stage) {
      for day in agenda.days { #expect(stageProblems(of: day) == []) }
    }
  }

  /// The rows that stand where no stage, or another one, is open.
  private func stageProblems(of day: AgendaDay) -> [String] {
    var open: String?
    var problems: [String] = []
    for row in day.rows {
      switch row.kind {
      case .sayAndDraw(let stage, _):
        if open != nil { problems.append(row.text) }
        open = stage.folder
      case .exercise(let exercise, _):
        if open != exercise.stageFolder { problems.append(row.text) }
      case .lookBack(let stage):
        if open != stage.folder { problems.append(row.text) }
        open = nil
      case .welcome, .finish, .pause, .goodbye: break
      }
    }
    return problems + (open.map { ["\($0) stays open"] } ?? [])
  }

  @Test(arguments: cases)
  func `the first day begins with the welcome, the last ends with the goodbye`(
    days: Int, stage: Int
  ) throws {
    for agenda in try agendas(days: days, stage: stage) {
      let kinds = agenda.days.flatMap(\.rows).map(\.kind)
      #expect(kinds.first == .welcome)
      #expect(kinds.last == .goodbye)
      #expect(kinds.filter { $0 == .welcome || $0 == .goodbye }.count == 2)
    }
  }

  @Test(arguments: cases)
  func `the sums are those of the days`(days: Int, stage: Int) throws {
    for agenda in try agendas(days: days, stage: stage) {
      let sums = agenda.sums
      #expect(sums.all == agenda.workshop.minutesADay * agenda.days.count)
      #expect(
        sums.all == sums.exercises + sums.slack + sums.talks + sums.finish + sums.pauses)
      #expect(sums.slack >= sums.exercises / 5)
      #expect(agenda.days.count <= days)
    }
  }

  @Test(arguments: cases)
  func `breaks that were asked for are kept to the minute`(days: Int, stage: Int) throws {
    let asked = [
      Pause(at: TimeOfDay(minutes: 615), minutes: 7),
      Pause(at: TimeOfDay(minutes: 750), minutes: 60),
      Pause(at: TimeOfDay(minutes: 871), minutes: 20),
    ]
    let agendas = try Self.agendas(days: days, stage: stage) { minutes in
      .at(asked.filter { $0.end.minutes + 10 <= 570 + minutes })
    }
    for agenda in agendas {
      let inside = asked.filter { $0.end <= agenda.workshop.end - 10 }
      for day in agenda.days {
        let pauses = day.rows.filter(\.isPause)
        #expect(pauses.map(\.start) == inside.map(\.start))
        #expect(pauses.map(\.end) == inside.map(\.end))
        #expect(zip(day.rows, day.rows.dropFirst()).allSatisfy { $0.end == $1.start })
        #expect(day.rows.last?.end == agenda.workshop.end)
      }
    }
  }

  @Test(arguments: cases)
  func `only what is too short for one exercise has no agenda`(days: Int, stage: Int) throws {
    let agendas = try agendas(days: days, stage: stage)
    let tooShort = Self.lengths.count - agendas.count
    let room = Syllabus.fullSize.stages[stage - 1].exercises[0].minutesInARoom
    // Welcome, say and draw, the exercise, look back, goodbye: on one day, or the goodbye later.
    #expect(tooShort >= Self.lengths.filter { $0 < 5 + 10 + room + 10 }.count)
    #expect(tooShort <= Self.lengths.filter { $0 < 10 + 10 + room + 10 + 5 }.count)
  }
}
