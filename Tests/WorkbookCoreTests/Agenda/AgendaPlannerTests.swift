import Testing

@testable import WorkbookCore
@testable import workshop

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
        "09:30–09:40 Welcome; everyone runs doctor",
        "09:40–09:50 Say and draw: stage 1, Hidden singletons",
        "09:50–10:05 1.1 Task 1",
        "10:05–10:25 1.2 Task 2",
        "10:25–10:45 1.3 Task 3",
        "10:45–10:55 Look back: stage 1",
        "10:55–11:00 Questions and goodbye",
      ])
  }

  @Test func `time that remains is before the look back`() throws {
    #expect(
      try Workshop.example(minutes: 105).firstDay.suffix(4) == [
        "10:25–10:45 1.3 Task 3",
        "10:45–10:55 Time to finish, or to do an exercise again",
        "10:55–11:05 Look back: stage 1",
        "11:05–11:15 Questions and goodbye",
      ])
  }

  @Test func `a stage that the evening interrupts opens again the next day`() throws {
    let days = try Workshop.example(minutes: 90, days: 2).agenda.days

    #expect(days[0].suffix(2).map(\.text) == ["Look back: stage 1", "Questions and goodbye"])
    #expect(days[1].first?.text == "Say and draw: stage 1, continued")
  }

  @Test func `a shorter exercise does not take the place of one that does not fit`() throws {
    let agenda = try Workshop.example(syllabus(15, 60, 5), minutes: 75, breaks: []).agenda

    #expect(agenda.planned.map(\.number) == ["1.1"])
    #expect(
      agenda.notes == [
        "Planned: 1 exercise, 15 minutes.",
        "Left out (3 exercises, 80 minutes): 1.2 Task 2, 1.3 Task 3, stage 2.",
      ])
  }

  @Test func `no more days are planned than there is work for`() throws {
    let agenda = try Workshop.example(syllabus(15), minutes: 120, days: 3).agenda

    #expect(agenda.title == "Workshop, 09:30–11:30")
    #expect(
      agenda.notes == [
        "Planned: 2 exercises, 30 minutes.",
        "If time remains, do an exercise again: swift run workbook again 2.1",
      ])
  }

  @Test func `an exercise that no day is long enough for ends the plan and is named`() throws {
    let agenda = try Workshop.example(syllabus(15, 100), minutes: 120, days: 3).agenda

    #expect(agenda.days.count == 1)
    #expect(agenda.notes[1] == "Left out (2 exercises, 115 minutes): 1.2 Task 2, stage 2.")
  }

  @Test func `a day has room for an exercise and the talks, or there is no agenda`() throws {
    #expect(try Workshop.example(minutes: 50).agenda.planned.count == 1)
    #expect(
      throws: WorkbookError(
        "No exercise fits into the day, 09:30–10:19.",
        next: "Plan more hours or shorter breaks, or leave out fewer exercises.", isUsage: true)
    ) { try Workshop.example(minutes: 49).agenda }
  }

  @Test func `a day may go on after midnight`() throws {
    let day = try Workshop.example(minutes: 240, start: 22 * 60).firstDay
    #expect(day.last == "01:55–02:00 Questions and goodbye")
  }
}
