import Testing

@testable import WorkbookKit

@Suite struct AgendaPlannerTests {
  /// One stage of these minutes, and a second one of a quarter of an hour.
  private func syllabus(_ minutes: Int...) -> Syllabus {
    Syllabus(stages: [
      Syllabus.stage(1, "seams", minutes), Syllabus.stage(2, "wiring", [15]),
    ])
  }

  @Test(arguments: [(1, 5), (4, 5), (5, 10), (12, 15), (15, 20), (20, 25), (25, 30), (50, 60)])
  func `a room gets a fifth more, rounded up to five minutes`(minutes: Int, room: Int) {
    let exercise = Exercise(stageFolder: "01-a", folder: "01-b", number: "1.1", minutes: minutes)
    #expect(exercise.minutesInARoom == room)
  }

  @Test func `an hour and a half`() throws {
    #expect(
      try Workshop.example(minutes: 90).firstDay == [
        "09:30–09:35 Welcome; everybody runs doctor",
        "09:35–09:45 Say and draw: stage 1, Hidden singletons",
        "09:45–10:00 1.1 Task 1",
        "10:00–10:20 1.2 Task 2",
        "10:20–10:40 1.3 Task 3",
        "10:40–10:50 Look back: stage 1",
        "10:50–11:00 Questions and goodbye",
      ])
  }

  @Test func `time that remains stands before the look back`() throws {
    #expect(
      try Workshop.example(minutes: 105).firstDay.suffix(4) == [
        "10:20–10:40 1.3 Task 3",
        "10:40–10:55 Time to finish; who is done repeats one with `again`",
        "10:55–11:05 Look back: stage 1",
        "11:05–11:15 Questions and goodbye",
      ])
  }

  @Test func `the goodbye takes five minutes where that is all there is`() throws {
    #expect(try Workshop.example(minutes: 85).agenda.days[0].rows.last?.minutes == 5)
  }

  @Test(arguments: [(120, 5), (125, 10)])
  func `the welcome is short when the whole is`(minutes: Int, welcome: Int) throws {
    #expect(try Workshop.example(minutes: minutes).agenda.days[0].rows[0].minutes == welcome)
  }

  @Test func `two short days are a longer workshop`() throws {
    let agenda = try Workshop.example(minutes: 90, days: 2).agenda
    #expect(agenda.days[0].rows[0].minutes == 10)
  }

  @Test func `a stage that the evening interrupts is opened again`() throws {
    let agenda = try Workshop.example(minutes: 90, days: 2).agenda

    #expect(agenda.days[0].rows.last?.text == "Look back: stage 1")
    #expect(agenda.days[1].rows.first?.text == "Say and draw: stage 1, continued")
  }

  @Test func `a shorter exercise is not put in the place of one that does not fit`() throws {
    let agenda = try Workshop.example(syllabus(15, 60, 5), minutes: 75, pauses: .at([])).agenda

    #expect(agenda.planned.map(\.number) == ["1.1"])
    #expect(agenda.leftOut.map(\.number) == ["1.2", "1.3", "2.1"])
  }

  @Test func `no more days are planned than there is work for`() throws {
    let agenda = try Workshop.example(syllabus(15), minutes: 120, days: 3).agenda

    #expect(agenda.days.count == 1)
    #expect(agenda.leftOut == [])
    #expect(
      agenda.notes == [
        "Everything fits in 1 day of 3. With the time that remains, do an exercise once more "
          + "under a constraint: `swift run workbook again 2.1`"
      ])
  }

  @Test func `an exercise that no day is long enough for ends the plan, and is named`() throws {
    let agenda = try Workshop.example(syllabus(15, 100), minutes: 120, days: 3).agenda

    #expect(agenda.days.count == 1)
    #expect(agenda.notes == ["Only 1 of 3 days are planned: 1.2 Task 2 needs longer days."])
  }

  @Test(arguments: [0, 721, 1000])
  func `a day is neither too short nor too long`(minutes: Int) {
    #expect(
      throws: WorkbookError(
        "A day can have from 0.75 to 12 hours.", next: "For instance: --hours 4", isUsage: true)
    ) { try Workshop.example(minutes: minutes) }
  }

  @Test func `where nothing fits, the least hours are named`() throws {
    let workshop = try Workshop.example(minutes: 30)

    #expect(
      throws: WorkbookError(
        "1.1 Task 1, with what belongs around it, needs more than 0.5 hours.",
        next: "Plan this much at least: --hours 0.75", isUsage: true)
    ) { try workshop.agenda }
    #expect(try Workshop.example(minutes: 45).agenda.planned.count == 1)
    #expect(throws: WorkbookError.self) { try Workshop.example(minutes: 44).agenda }
  }

  @Test func `where not even twelve hours would do, the breaks are to blame`() throws {
    let pauses = (0..<69).map { Pause(at: TimeOfDay(minutes: 580 + 10 * $0), minutes: 8) }
    let workshop = try Workshop.example(minutes: 720, pauses: .at(pauses))

    let error = #expect(throws: WorkbookError.self) { try workshop.agenda }
    #expect(error?.next == "Plan fewer or shorter breaks, or begin at another stage.")
  }
}
