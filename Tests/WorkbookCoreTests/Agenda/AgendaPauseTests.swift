import Testing

@testable import WorkbookCore
@testable import workshop

@Suite struct AgendaPauseTests {
  private let hourLong = Syllabus(stages: [Syllabus.stage(1, "seams", [15, 50, 50])])

  private func pauses(of minutes: Int, from start: Int) throws -> [String] {
    try Workshop.example(minutes: minutes, start: start).agenda.days[0]
      .filter { $0.kind == .pause }.map { "\(TimeOfDay.text($0.time)) \($0.text)" }
  }

  @Test(arguments: [
    (90, "09:30", []),
    (120, "09:30", []),
    (150, "09:30", ["10:45–11:00 Break"]),
    (345, "09:30", ["10:45–11:00 Break", "12:20–12:35 Break", "13:50–14:05 Break"]),
    (360, "09:30", ["10:45–11:00 Break", "12:00–13:00 Lunch", "14:35–14:50 Break"]),
    (360, "13:00", ["14:15–14:30 Break", "15:50–16:05 Break", "17:20–17:35 Break"]),
  ])
  func `a break comes after some ninety minutes, lunch in a day of six hours`(
    minutes: Int, start: String, expected: [String]
  ) throws {
    #expect(try pauses(of: minutes, from: #require(TimeOfDay.minutes(start))) == expected)
  }

  @Test(arguments: stride(from: 6 * 60, through: 11 * 60, by: 15).map { $0 })
  func `lunch begins around noon, whenever the day begins`(start: Int) throws {
    for minutes in stride(from: 510, through: 720, by: 30) {
      let lunches = try pauses(of: minutes, from: start).filter { $0.hasSuffix("Lunch") }
      #expect(lunches.count == 1)
      #expect(lunches.allSatisfy { $0 >= "11:30" && $0 <= "13:00–14:00 Lunch" }, "\(lunches)")
    }
  }

  @Test func `nothing begins right before a break that would split it`() throws {
    #expect(
      try Workshop.example(hourLong, minutes: 240, breaks: [615..<630]).firstDay[2...5] == [
        "09:50–10:10 1.1 Task 1",
        "10:10–10:15 Time to finish, or to do an exercise again",
        "10:15–10:30 Break",
        "10:30–11:30 1.2 Task 2",
      ])
  }

  @Test func `a break that was set splits an exercise`() throws {
    let day = try Workshop.example(hourLong, minutes: 240, breaks: [635..<650, 680..<695]).firstDay
    #expect(
      day[3...7] == [
        "10:10–10:35 1.2 Task 2",
        "10:35–10:50 Break",
        "10:50–11:20 1.2 Task 2, continued",
        "11:20–11:35 Break",
        "11:35–11:40 1.2 Task 2, continued",
      ])
  }

  @Test(arguments: [[570..<575], [575..<590], [700..<715, 710..<720], [780..<791], [900..<910]])
  func `breaks that overlap or are too near the day's ends are refused`(breaks: [Range<Int>]) {
    #expect(
      throws: WorkbookError(
        "The breaks overlap, or one is too near the start or end of the day, 09:30–13:30.",
        next: "Leave 10 minutes before the first break and 20 after the last.", isUsage: true)
    ) { try Workshop.example(minutes: 240, breaks: breaks).agenda }
  }

  @Test(arguments: ["9:30", "23:59", "00:00", "7:05"])
  func `a time of day is read and written`(text: String) throws {
    let start = try #require(TimeOfDay.minutes(text))
    let written = text.count == 4 ? "0" + text : text
    #expect(TimeOfDay.text(start..<start + 1).hasPrefix(written))
  }

  @Test(arguments: ["", "9", "9:5", "24:00", "12:60", "-1:00", "noon", "09:30:00", "٠٩:٣٠"])
  func `what is no time of day is not read`(text: String) {
    #expect(TimeOfDay.minutes(text) == nil)
  }
}
