import Foundation
import Testing

@testable import WorkbookCore

@Suite struct PracticeTests {
  private let book: TinyWorkbook

  init() throws { book = try TinyWorkbook() }

  private func solveKettle(after seconds: Double = 100) throws {
    _ = book.run("next")
    book.clock.advance(by: seconds)
    try book.solve(TinyWorkbook.kettle)
  }

  private func wait(days: Double) { book.clock.advance(by: days * 86_400) }

  @Test func `as long as nothing is solved, there is nothing to practise`() {
    expect(
      book.run("practice"),
      out: """
        There's nothing to practise yet, because you practise what you have solved.
        Go on: swift run workbook next
        """)
  }

  @Test func `before its days are over, an exercise is announced`() throws {
    try solveKettle()
    wait(days: 0.5)

    expect(book.run("practice"), out: "Nothing is due today. 1.1 is next, in 2 days.")
    #expect(try book.text("Exercises/\(TinyWorkbook.kettle)/Kettle.swift").contains("let meter"))
  }

  @Test func `what is due is started under a constraint, and says why`() throws {
    try solveKettle()
    wait(days: 3)

    let out = book.run("practice").out

    #expect(out.hasPrefix("Practice: 1.1 Kettle (5 minutes)"), "\(out)")
    #expect(
      out.contains(
        """
        Why this one: it has been due for 1 day, and there's a constraint that you
        haven't kept yet.

        1.1 Kettle: as it was at the start.
        """), "\(out)")
    #expect(out.contains("Again, but it stores no meter"))
    #expect(
      try book.text("Exercises/\(TinyWorkbook.kettle)/Kettle.swift").contains("// TODO 1:"))
    expect(
      book.run("practice"),
      out: """
        You're practising 1.1 already.
        Go on: swift run workbook check 1.1
        """)
  }

  @Test func `the list shows when each is due, and why`() throws {
    _ = book.run("hint", "1.1")
    try solveKettle()
    _ = book.run("next")
    book.clock.advance(by: 700)
    try book.solve(TinyWorkbook.toaster)

    expect(
      book.run("practice", "--list"),
      out: """
          1.1   in 1 day: you solved it with 1 hint
          1.2   in 1 day: it took you longer than its 10 minutes
        """)
  }
}

@Suite struct PracticeScheduleTests {
  private static let day = 86_400.0

  @Test func `each solution makes the wait longer, up to the table's last row`() throws {
    let schedule = try PracticeSchedule("| 1 | 2 |\n| 2 | 7 |\n")
    let exercise = Exercise(stageFolder: "01-a", folder: "01-b", number: "1.1", minutes: 5)
    var record = LearnerProgress.Record()
    record.isSolved = true
    let waits = [1, 2, 3].map { count -> Double? in
      record.times = Array(repeating: 60, count: count)
      record.runs = record.times.map {
        LearnerProgress.Run(seconds: $0, constraint: 1, solvedAt: .init(timeIntervalSince1970: 0))
      }
      return schedule.item(exercise, record, constraints: 1)?.due.timeIntervalSince1970
    }

    #expect(waits == [2 * Self.day, 7 * Self.day, 7 * Self.day])
  }

  @Test func `the constraint is one that was kept least often`() throws {
    let schedule = try PracticeSchedule("| 1 | 2 |")
    let exercise = Exercise(stageFolder: "01-a", folder: "01-b", number: "1.1", minutes: 5)
    var record = LearnerProgress.Record()
    record.isSolved = true
    record.runs = [nil, 1, 2, 1].map {
      LearnerProgress.Run(seconds: 1, constraint: $0, solvedAt: .init(timeIntervalSince1970: 0))
    }
    record.times = [1, 1, 1, 1]

    #expect(schedule.item(exercise, record, constraints: 2)?.constraint == 2)
    #expect(schedule.item(exercise, record, constraints: 0)?.constraint == nil)
  }

  @Test(arguments: ["", "# Practice", "| solved | days |", "| 1 |", "| x | 2 |"])
  func `a page without a table is told`(page: String) {
    #expect(throws: WorkbookError.self) { try PracticeSchedule(page) }
  }
}
