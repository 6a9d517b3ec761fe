import Testing

@testable import WorkbookCore
@testable import workshop

/// What holds for every agenda: all hours, days and stages.
@Suite struct AgendaPropertyTests {
  private static let cases = (1...3).flatMap { days in (1...8).map { (days: days, stage: $0) } }
  /// Half an hour to twelve hours, by quarters.
  private static let lengths = Array(stride(from: 30, through: 720, by: 15))

  /// Every agenda of a case; lengths that are too short have none.
  private func agendas(
    _ days: Int, _ stage: Int, breaks: (_ minutes: Int) -> [Range<Int>]? = { _ in nil }
  ) throws -> [Agenda] {
    try Self.lengths.compactMap { minutes in
      let workshop = try Workshop.example(
        from: stage, minutes: minutes, days: days, breaks: breaks(minutes))
      return try? workshop.agenda
    }
  }

  /// The rows of an exercise: its name, or its name and `continued`.
  private func rows(of exercise: Exercise, in agenda: Agenda) -> [AgendaRow] {
    let name = "\(exercise.number) \(exercise.title)"
    return agenda.days.joined()
      .filter { $0.text == name || $0.text == "\(name), continued" }
  }

  private func expectWholeDays(_ agenda: Agenda) {
    for day in agenda.days {
      #expect(day.first?.time.lowerBound == agenda.workshop.day.lowerBound)
      #expect(day.last?.time.upperBound == agenda.workshop.day.upperBound)
      #expect(zip(day, day.dropFirst()).allSatisfy { $0.time.upperBound == $1.time.lowerBound })
      #expect(day.allSatisfy { !$0.time.isEmpty })
    }
  }

  private func expectAllMinutes(_ agenda: Agenda) {
    for exercise in agenda.planned {
      let minutes = rows(of: exercise, in: agenda).map(\.time.count).reduce(0, +)
      #expect(minutes == exercise.minutesInARoom, "\(exercise.number)")
    }
  }

  @Test(arguments: cases)
  func `rows follow one another from the day's start to its end`(days: Int, stage: Int) throws {
    for agenda in try agendas(days, stage) {
      expectWholeDays(agenda)
      #expect(agenda.days.count <= days)
    }
  }

  @Test(arguments: cases)
  func `each exercise from the stage on is planned once or left out`(days: Int, stage: Int) throws {
    for agenda in try agendas(days, stage) {
      let names = agenda.days.joined().filter { $0.kind == .exercise }.map(\.text)
      let all = Syllabus.fullSize.stages.dropFirst(stage - 1).flatMap(\.exercises)
      #expect(agenda.planned == Array(all.prefix(agenda.planned.count)))
      #expect(names == agenda.planned.map { "\($0.number) \($0.title)" })
      let left = all.count - agenda.planned.count
      let note = agenda.notes.first { $0.hasPrefix("Left out (\(left) exercise") }
      #expect((note == nil) == (left == 0))
    }
  }

  @Test(arguments: cases)
  func `an exercise has all the minutes that a room needs`(days: Int, stage: Int) throws {
    for agenda in try agendas(days, stage) { expectAllMinutes(agenda) }
  }

  @Test(arguments: cases)
  func `no stretch without a break is longer than two hours and a half`(
    days: Int, stage: Int
  ) throws {
    for agenda in try agendas(days, stage) {
      for day in agenda.days {
        let stretches = day.split { $0.kind == .pause }
        #expect(stretches.allSatisfy { $0.map(\.time.count).reduce(0, +) <= 150 }, "\(day)")
      }
    }
  }

  @Test(arguments: cases)
  func `a day opens a stage before its exercises and looks back at the end`(
    days: Int, stage: Int
  ) throws {
    for agenda in try agendas(days, stage) {
      for day in agenda.days { #expect(stageProblems(of: day) == []) }
    }
  }

  /// The rows that come where no stage, or another one, is open.
  private func stageProblems(of day: [AgendaRow]) -> [String] {
    var open: Substring?
    var problems: [String] = []
    for row in day {
      if let stage = row.text.firstMatch(of: /^Say and draw: stage (.)/)?.output.1 {
        if open != nil { problems.append(row.text) }
        open = stage
      } else if let stage = row.text.firstMatch(of: /^Look back: stage (.)/)?.output.1 {
        if open != stage { problems.append(row.text) }
        open = nil
      } else if row.kind == .exercise, open != row.text.prefix(1) {
        problems.append(row.text)
      }
    }
    return problems + (open.map { ["\($0) stays open"] } ?? [])
  }

  @Test(arguments: cases)
  func `the first day begins with the welcome, and each ends with the goodbye`(
    days: Int, stage: Int
  ) throws {
    for agenda in try agendas(days, stage) {
      let texts = agenda.days.joined().map(\.text)
      #expect(texts.first == "Welcome; everyone runs doctor")
      #expect(texts.filter { $0.hasPrefix("Welcome") }.count == 1)
      #expect(agenda.days.allSatisfy { $0.last?.text == "Questions and goodbye" })
      #expect(agenda.days.allSatisfy { (5...10).contains($0.last?.time.count ?? 0) })
    }
  }

  @Test(arguments: cases)
  func `breaks that were asked for are kept to the minute`(days: Int, stage: Int) throws {
    let asked = [615..<622, 750..<810, 871..<891]
    for agenda in try agendas(
      days, stage, breaks: { minutes in asked.filter { $0.upperBound + 20 <= 570 + minutes } })
    {
      expectWholeDays(agenda)
      expectAllMinutes(agenda)
      for day in agenda.days {
        #expect(day.filter { $0.kind == .pause }.map(\.time) == agenda.workshop.breaks)
      }
    }
  }

  @Test(arguments: cases)
  func `only what is too short for one exercise has no agenda`(days: Int, stage: Int) throws {
    let room = Syllabus.fullSize.stages[stage - 1].exercises[0].minutesInARoom
    // Welcome, say and draw, the exercise, look back, goodbye.
    let long = Self.lengths.filter { $0 >= 10 + 10 + room + 10 + 5 }
    #expect(try agendas(days, stage).map(\.workshop.day.count) == long)
  }
}
