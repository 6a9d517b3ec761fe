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

  @Test func `it asks how many hours`() {
    expectError(
      "", "How many hours?", "Write for instance: swift run workbook agenda --hours 4")
  }

  @Test(arguments: [
    ("many", "`many` is no number of hours."),
    ("1,5", "`1,5` is no number of hours."),
    ("nan", "`nan` is no number of hours."),
    ("1e1", "`1e1` is no number of hours."),
    ("1:60", "`1:60` is no number of hours."),
  ])
  func `hours that are no number`(hours: String, problem: String) {
    expectError("--hours \(hours)", problem, "For instance: --hours 1.5")
  }

  @Test(arguments: ["0", "0:00", "0.001", "-1", "12.1", "13", "9999999999999999999"])
  func `hours that no day has`(hours: String) {
    expectError(
      "--hours \(hours)", "A day can have from 0:40 to 12 hours.", "For instance: --hours 4")
  }

  @Test func `the range is that of the day and of what is planned`() {
    expectError(
      "--hours 13 --start 21:00 --without 1", "A day can have from 0:50 to 3 hours.",
      "For instance: --hours 3")
  }

  @Test(arguments: ["0", "11", "-1", "two", "1.5"])
  func `days that are none`(days: String) {
    expectError(
      "--hours 4 --days \(days)", "--days takes a number from 1 to 10, and not `\(days)`.",
      "For instance: --days 2")
  }

  @Test(arguments: ["9", "25:00", "noon", "9.30", "12:60"])
  func `a start that is no time`(start: String) {
    expectError(
      "--hours 4 --start \(start)", "--start takes a time of day, and not `\(start)`.",
      "For instance: --start 09:30")
  }

  @Test func `a day that ends after midnight`() {
    expectError(
      "--hours 4 --start 20:01", "A day from 20:01 that has 4 hours ends after midnight.",
      "Begin earlier, or plan fewer hours.")
  }

  @Test func `a day may end at midnight`() {
    #expect(book.run("agenda", "--hours", "4", "--start", "20:00").out.contains("–24:00 "))
  }

  @Test(arguments: [
    ("10:45", "10:45"), ("10:45/", "10:45/"), ("/15", "/15"), ("10:45/0", "10:45/0"),
    ("10:45/-5", "10:45/-5"), ("10:45/15,", ""), ("10:45/15;12:30/60", "10:45/15;12:30/60"),
    ("10:45/15/2", "10:45/15/2"), ("10:45/99999999999999999999", "10:45/99999999999999999999"),
    ("lunch", "lunch"),
  ])
  func `breaks that are none`(breaks: String, part: String) {
    expectError(
      "--hours 4 --breaks \(breaks)", "`\(part)` is no break.",
      "Write each as TIME/MINUTES: --breaks 10:45/15,12:30/60, or --breaks none")
  }

  @Test(arguments: [
    ("09:00/15", "09:00–09:15"), ("09:35/5", "09:35–09:40"), ("13:00/25", "13:00–13:25"),
    ("13:30/15", "13:30–13:45"), ("10:00/300", "10:00–15:00"), ("23:50/60", "23:50–24:50"),
  ])
  func `a break outside the day`(breaks: String, shown: String) {
    expectError(
      "--hours 4 --breaks \(breaks)",
      "The break \(shown) does not lie inside the day, which is 09:30–13:30.",
      "Leave ten minutes before it and after it at least.")
  }

  @Test func `breaks that overlap`() {
    expectError(
      "--hours 4 --breaks 11:10/15,11:00/15", "The breaks 11:00–11:15 and 11:10–11:25 overlap.",
      "Move one of them.")
  }

  @Test func `a workshop in which no exercise fits`() {
    expectError(
      "--hours 0.5", "1.1 Kettle, with what belongs around it, needs more than 0.5 hours.",
      "Plan this much at least: --hours 0:40")
    #expect(book.run("agenda", "--hours", "0:40").code == 0)
  }

  @Test func `an exercise where a stage is asked for`() {
    expectError(
      "--hours 4 --from 1.2", "`1.2` is an exercise, and a stage is asked for.",
      "It is in stage 1, 01-first-steps.")
  }

  @Test func `a stage that is not there`() {
    expectError(
      "--hours 4 --from 9", "There is no stage `9`.", "See them all: swift run workbook")
    expectError(
      "--hours 4 --from 02-biger-things", "There is no stage `02-biger-things`.",
      "Did you mean `02-bigger-things`?")
  }

  @Test func `a format that is not there`() {
    expectError(
      "--hours 4 --format pdf", "There is no format `pdf` here.",
      "Write one of: text, markdown, html")
  }

  @Test(arguments: ["plan", "plan.pdf", "html", "plan.md/"])
  func `an ending that names no format`(file: String) {
    expectError(
      "--hours 4 --output \(file)", "The ending of \(file) names no format.",
      "Let it end in .html, .md or .txt, or add --format.")
  }

  @Test(arguments: ["1.9", "9", "1.1,9", "9,1.1"])
  func `nothing to leave out`(list: String) throws {
    let unknown = try #require(list.split(separator: ",").first { $0.hasSuffix("9") })
    let result = book.run("agenda", "--hours", "4", "--without", list)
    #expect(result.code == 64)
    #expect(result.error.hasPrefix("There is no exercise `\(unknown)`.\n"))
  }

  @Test func `an empty place in the list`() {
    expectError(
      "--hours 4 --without 1.1,", "There is no exercise ``.",
      "See them all: swift run workbook list")
  }

  @Test(arguments: ["all", "1,2", "1.1,1.2,2"])
  func `everything left out`(list: String) {
    expectError(
      "--hours 4 --without \(list)", "Nothing is left to plan.",
      "Leave out less than everything.")
  }

  @Test func `a word too many`() {
    expectError(
      "--hours 4 today", "There is a word too many: `today`.", "See: swift run workbook help")
  }

  @Test func `an agenda takes no file's place that is learnt with`() throws {
    let path = "Exercises/\(TinyWorkbook.kettle)/Kettle.swift"
    let before = try book.text(path)

    let run = book.run("agenda", "--hours", "2", "--format", "text", "--output", path)

    #expect(run.code == 64)
    #expect(run.error.hasPrefix("\(path) belongs to the workbook.\n"))
    #expect(try book.text(path) == before)
  }
}
