import Testing

@testable import WorkbookKit

@Suite struct AgendaLeftOutTests {
  private func leftOut(
    from stage: Int = 1, without skipped: [String] = [], minutes: Int, days: Int = 1
  ) throws -> String? {
    try Workshop.example(from: stage, without: skipped, minutes: minutes, days: days)
      .agenda.leftOutText
  }

  @Test func `stages that follow one another are one part`() throws {
    #expect(
      try leftOut(minutes: 90)
        == "Left out: 1.4 Task 4 (20 minutes), stages 2 to 8 (36 exercises, 919 minutes).")
    #expect(
      try leftOut(from: 7, without: ["7.2"], minutes: 480, days: 2)
        == "Left out: 7.2 Task 2 (40 minutes).")
    #expect(
      try leftOut(without: ["3", "4", "6"], minutes: 480)
        == """
        Left out: stages 3 and 4 (9 exercises, 160 minutes), 5.5 Task 5 (30 minutes), \
        5.6 Task 6 (40 minutes), 5.7 Task 7 (25 minutes), stages 6 to 8 (16 exercises, 520 minutes).
        """)
  }

  @Test func `a stage alone is one`() throws {
    #expect(
      try leftOut(without: ["2"], minutes: 720, days: 10)
        == "Left out: stage 2 (4 exercises, 77 minutes).")
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
    #expect(agenda.notes.first?.hasPrefix("It begins at stage 2.") == true)
  }

  @Test func `everything else fits`() throws {
    let agenda = try Workshop.example(from: 8, without: ["8.2"], minutes: 240).agenda

    #expect(agenda.planned.map(\.number) == ["8.1", "8.3"])
    #expect(agenda.notes.last?.hasPrefix("Everything else fits.") == true)
  }

  @Test(arguments: [["all"], ["7", "8"], ["7.1", "7.2", "7.3", "7.4", "8"]])
  func `something has to be left to plan`(skipped: [String]) {
    #expect(
      throws: WorkbookError(
        "Nothing is left to plan.", next: "Leave out less than everything.", isUsage: true)
    ) { try Workshop.example(from: 7, without: skipped, minutes: 240) }
  }
}
