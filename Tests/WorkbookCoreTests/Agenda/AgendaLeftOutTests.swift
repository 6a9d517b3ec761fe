import Testing

@testable import WorkbookCore
@testable import workshop

@Suite struct AgendaLeftOutTests {
  private func leftOut(
    from stage: Int = 1, without skipped: [String] = [], minutes: Int, days: Int = 1
  ) throws -> String? {
    try Workshop.example(from: stage, without: skipped, minutes: minutes, days: days)
      .agenda.notes.first { $0.hasPrefix("Left out") }
  }

  @Test func `exercises are named, and stages that are left out as a whole`() throws {
    #expect(
      try leftOut(from: 4, minutes: 240, days: 2)
        == """
        Left out (15 exercises, 505 minutes): 6.2 Task 2, 6.3 Task 3, 6.4 Task 4, 6.5 Task 5, \
        6.6 Task 6, 6.7 Task 7, 6.8 Task 8, 6.9 Task 9, stage 7, stage 8.
        """)
    #expect(
      try leftOut(from: 7, without: ["7.2"], minutes: 600, days: 2)
        == "Left out (1 exercise, 40 minutes): 7.2 Task 2.")
    #expect(
      try leftOut(without: ["2"], minutes: 720, days: 10)
        == "Left out (4 exercises, 77 minutes): stage 2.")
  }

  @Test func `the stages before the first are not left out`() throws {
    #expect(try leftOut(from: 8, without: ["1.1"], minutes: 480) == nil)
  }

  @Test func `what is left out makes room for what comes after it`() throws {
    let all = try Workshop.example(minutes: 240).agenda
    let fewer = try Workshop.example(without: ["1.4"], minutes: 240).agenda

    #expect(all.planned.map(\.number) == ["1.1", "1.2", "1.3", "1.4", "2.1", "2.2", "2.3"])
    #expect(fewer.planned.map(\.number) == ["1.1", "1.2", "1.3", "2.1", "2.2", "2.3", "2.4"])
  }

  @Test func `a stage without its first or its last exercise is opened and closed once`() throws {
    let rows = try Workshop.example(without: ["1.1", "1.4", "2.2"], minutes: 180).firstDay
    let talks = rows.filter { $0.contains("Say and draw") || $0.contains("Look back") }

    #expect(
      talks.map { $0.dropFirst(12) } == [
        "Say and draw: stage 1, Hidden singletons", "Look back: stage 1",
        "Say and draw: stage 2, Dependency inversion", "Look back: stage 2",
      ])
  }

  @Test func `a stage that is left out is not opened, and may have to be caught up`() throws {
    let agenda = try Workshop.example(without: ["1", "3"], minutes: 300).agenda

    #expect(Set(agenda.planned.map(\.number.first)) == ["2", "4"])
    #expect(
      agenda.notes.last == "Get our answers to the stages before 2: swift run workbook catch-up 2")
  }

  @Test(arguments: [["all"], ["7", "8"], ["7.1", "7.2", "7.3", "7.4", "8"]])
  func `without any exercise there is no agenda`(skipped: [String]) {
    #expect(throws: WorkbookError.self) {
      try Workshop.example(from: 7, without: skipped, minutes: 240).agenda
    }
  }
}
