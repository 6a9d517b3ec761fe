import Testing

@testable import WorkbookKit

@Suite struct AgendaPauseTests {
  private let hourLong = Syllabus(stages: [Syllabus.stage(1, "seams", [15, 50, 50])])

  private func pauses(of minutes: Int, from start: String) throws -> [String] {
    let workshop = try Workshop(
      syllabus: .fullSize, from: Syllabus.fullSize.stages[0], minutesADay: minutes, days: 1,
      start: #require(TimeOfDay(start)), pauses: .usual)
    return try workshop.agenda.days[0].rows.filter(\.isPause)
      .map { "\($0.start)–\($0.end) \($0.text)" }
  }

  @Test(arguments: [
    (90, "09:30", []),
    (120, "09:30", []),
    (150, "09:30", ["10:45–11:00 Break"]),
    (345, "09:30", ["10:45–11:00 Break", "12:20–12:35 Break", "14:15–14:30 Break"]),
    (360, "09:30", ["10:45–11:00 Break", "12:20–13:20 Lunch"]),
    (360, "13:00", ["14:15–14:30 Break", "15:50–16:05 Break", "17:45–18:00 Break"]),
  ])
  func `a break comes after some ninety minutes, lunch in a day of six hours`(
    minutes: Int, start: String, expected: [String]
  ) throws {
    #expect(try pauses(of: minutes, from: start) == expected)
  }

  @Test(arguments: stride(from: 6 * 60, through: 11 * 60, by: 15).map { $0 })
  func `lunch begins between twelve and one, whenever the day begins`(start: Int) throws {
    let time = TimeOfDay(minutes: start)
    for minutes in stride(from: 510, through: 720, by: 30) {
      let lunches = try pauses(of: minutes, from: time.description).filter { $0.contains("Lunch") }
      #expect(lunches.count == 1)
      #expect(lunches.allSatisfy { $0 >= "12:00" && $0 <= "13:00–14:00 Lunch" }, "\(lunches)")
    }
  }

  @Test func `an exercise waits for a break that is near`() throws {
    let pauses = Pauses.at([Pause(at: TimeOfDay(minutes: 625), minutes: 15)])
    #expect(
      try Workshop.example(hourLong, minutes: 240, pauses: pauses).firstDay.prefix(6) == [
        "09:30–09:40 Welcome; everybody runs doctor",
        "09:40–09:50 Say and draw: stage 1, Seams",
        "09:50–10:10 1.1 Task 1",
        "10:10–10:25 Time to finish; who is done repeats one with `again`",
        "10:25–10:40 Break",
        "10:40–11:40 1.2 Task 2",
      ])
  }

  @Test func `an exercise is split where the wait would be long`() throws {
    let pauses = Pauses.at([Pause(at: TimeOfDay(minutes: 635), minutes: 15)])
    #expect(
      try Workshop.example(hourLong, minutes: 240, pauses: pauses).firstDay[3...5] == [
        "10:10–10:35 1.2 Task 2",
        "10:35–10:50 Break",
        "10:50–11:25 1.2 Task 2, continued",
      ])
  }

  @Test func `an exercise is split where no stretch is long enough`() throws {
    let pauses = Pauses.at([
      Pause(at: TimeOfDay(minutes: 625), minutes: 15),
      Pause(at: TimeOfDay(minutes: 680), minutes: 15),
    ])
    #expect(
      try Workshop.example(hourLong, minutes: 180, pauses: pauses).firstDay[3...7] == [
        "10:10–10:25 1.2 Task 2",
        "10:25–10:40 Break",
        "10:40–11:20 1.2 Task 2, continued",
        "11:20–11:35 Break",
        "11:35–11:40 1.2 Task 2, continued",
      ])
  }

  @Test func `a break near the end stands between the look back and the goodbye`() throws {
    let pauses = Pauses.at([Pause(at: TimeOfDay(minutes: 635), minutes: 15)])
    #expect(
      try Workshop.example(minutes: 90, pauses: pauses).firstDay.suffix(4) == [
        "10:20–10:25 Time to finish; who is done repeats one with `again`",
        "10:25–10:35 Look back: stage 1",
        "10:35–10:50 Break",
        "10:50–11:00 Questions and goodbye",
      ])
  }

  @Test(arguments: [
    ("10:45/15,12:30/60", [645, 750]), ("12:30/60,10:45/15", [645, 750]), ("9:45/5", [585]),
    ("none", []), ("10:45/15,11:00/5", [645, 660]),
  ])
  func `breaks are read in any order`(text: String, starts: [Int]) throws {
    let pauses = try Pauses(text)
    guard case .at(let list) = pauses else {
      Issue.record("\(pauses)")
      return
    }
    #expect(list.map(\.start.minutes) == starts)
    #expect(throws: Never.self) { try Workshop.example(minutes: 480, pauses: pauses) }
  }

  @Test(arguments: ["9:30", "23:59", "00:00", "7:05"])
  func `a time of day is read and written`(text: String) throws {
    let written = try #require(TimeOfDay(text)).description
    #expect(written == (text.count == 4 ? "0" + text : text))
  }

  @Test(arguments: ["", "9", "9:5", "24:00", "12:60", "-1:00", "noon", "09:30:00", "٠٩:٣٠"])
  func `what is no time of day is not read`(text: String) {
    #expect(TimeOfDay(text) == nil)
  }

  @Test(arguments: [
    ("1.5", 90, "1.5"), ("4", 240, "4"), ("1:30", 90, "1.5"), (".5", 30, "0.5"), ("2.", 120, "2"),
    ("0:50", 50, "0:50"), ("1:05", 65, "1:05"), ("0.75", 45, "0.75"), ("12", 720, "12"),
    ("1.3333", 80, "1:20"), ("12:00", 720, "12"), ("13", 780, "13"), ("0", 0, "0"), ("-1", 0, "0"),
    ("0.001", 0, "0"),
    ("9999999999999999999", 44640, "744"),
  ])
  func `hours are read and written`(text: String, minutes: Int, written: String) throws {
    let hours = try Hours(text)
    #expect(hours.minutes == minutes)
    #expect(hours.number == written)
  }
}
