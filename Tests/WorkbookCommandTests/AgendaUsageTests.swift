import Testing

/// Workshops that cannot be planned: what is wrong, what to do, and exit code 64.
@Suite struct AgendaUsageTests {
  private let book: TinyWorkbook

  init() throws { book = try TinyWorkbook() }

  private func expectError(
    _ line: String, _ problem: String, _ next: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(
      book.run(["agenda"] + line.split(separator: " ").map(String.init)), code: 64,
      error: "\(problem)\n\(next)", sourceLocation: sourceLocation)
  }

  @Test func `a day has eight hours when none are given`() {
    #expect(book.run("agenda").out.hasPrefix("Workshop, 09:30–17:30\n"))
  }

  @Test(arguments: ["many", "1,5", "nan", "1:30", "0", "0.4", "-1", "12.1", "9999999999999999999"])
  func `hours that no day has`(hours: String) {
    expectError(
      "--hours \(hours)", "--hours takes a number from 0.5 to 12, and not `\(hours)`.",
      "For instance: --hours 1.5")
  }

  @Test(arguments: ["0", "11", "-1", "two", "1.5"])
  func `days that are none`(days: String) {
    expectError(
      "--hours 4 --days \(days)",
      "--days takes a whole number from 1 to 10, and not `\(days)`.", "For instance: --days 2")
  }

  @Test(arguments: ["9", "25:00", "noon", "9.30", "12:60"])
  func `a start that is no time`(start: String) {
    expectError(
      "--hours 4 --start \(start)", "--start takes a time of day, and not `\(start)`.",
      "For instance: --start 09:30")
  }

  @Test(arguments: [
    "10:45", "10:45/", "/15", "10:45/0", "10:45/-5", "10:45/15;12:30/60", "10:45/15/2",
    "10:45/99999999999999999999", "lunch", "10:45/15,lunch",
  ])
  func `breaks that are none`(breaks: String) {
    expectError(
      "--hours 4 --breaks \(breaks)",
      "--breaks takes times and their minutes, or the word none, and not `\(breaks)`.",
      "For instance: --breaks 10:45/15,12:30/60")
  }

  @Test(arguments: ["09:35/5", "13:00/11", "23:50/60", "11:10/15,11:00/15"])
  func `breaks that overlap or are too near the day's ends`(breaks: String) {
    expectError(
      "--hours 4 --breaks \(breaks)",
      "The breaks overlap, or one is too near the start or end of the day, 09:30–13:30.",
      "Leave 10 minutes before the first break and 20 after the last.")
  }

  @Test func `breaks come in any order`() {
    let breaks = ["12:30/30,10:45/15", "10:45/15,12:30/30"]
      .map { book.run("agenda", "--hours", "4", "--breaks", $0) }
    #expect(breaks[0].code == 0)
    #expect(breaks[0] == breaks[1])
  }

  @Test(arguments: ["--hours 0.5", "--without all", "--without 1,2", "--without 1.1,1.2,2"])
  func `a workshop in which no exercise fits`(options: String) {
    expectError(
      options,
      "No exercise fits into the day, 09:30–\(options == "--hours 0.5" ? "10:00" : "17:30").",
      "Plan more hours or shorter breaks, or leave out fewer exercises.")
  }

  @Test func `an exercise where a stage is asked for`() {
    expectError(
      "--hours 4 --from 1.2", "`1.2` is an exercise, and a stage is asked for.",
      "It is in stage 1, 01-first-steps.")
  }

  @Test func `a stage that is not there`() {
    expectError(
      "--hours 4 --from 9", "There is no exercise or stage `9`.",
      "See them all: swift run workbook list")
    expectError(
      "--hours 4 --from 02-biger-things", "There is no exercise or stage `02-biger-things`.",
      "Did you mean `02-bigger-things`?")
  }

  @Test func `a format that is not there`() {
    expectError(
      "--hours 4 --format pdf", "There is no format `pdf` here.",
      "Write one of these: text, markdown, html")
    expectError(
      "--hours 4 --output plan.pdf", "The ending of plan.pdf names no format.",
      "Add one: --format text, markdown, html")
  }

  @Test(arguments: ["1.9", "9", "1.1,9", "9,1.1"])
  func `nothing to leave out`(list: String) throws {
    let unknown = try #require(list.split(separator: ",").first { $0.hasSuffix("9") })
    let result = book.run("agenda", "--hours", "4", "--without", list)
    #expect(result.code == 64)
    #expect(result.error.hasPrefix("There is no exercise or stage `\(unknown)`.\n"))
  }

  @Test func `a word too many`() {
    expectError(
      "--hours 4 today", "There is a word too many: `today`.", "To see what there is, add --help.")
  }

  @Test(arguments: ["Exercises/\(TinyWorkbook.kettle)/Kettle.swift", "README.md"])
  func `an agenda takes no file's place that is learnt with`(path: String) throws {
    let before = try book.text(path)

    let run = book.run("agenda", "--hours", "2", "--format", "text", "--output", path)

    #expect(run.code == 64)
    #expect(run.error.hasPrefix("\(path) belongs to the workbook.\n"))
    #expect(try book.text(path) == before)
  }
}
