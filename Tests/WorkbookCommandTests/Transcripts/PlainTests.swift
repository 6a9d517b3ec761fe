import Testing

@testable import WorkbookCore
@testable import workbook

/// How somebody asks for the plain form, and what else may be asked for at the same time.
@Suite struct PlainTests {
  private let book: TinyWorkbook

  init() throws { book = try TinyWorkbook() }

  @Test(arguments: [["--plain", "list"], ["list", "--plain"]])
  func `the option means what the variable means`(words: [String]) {
    book.isScreen = true
    let asked = book.run(words)
    book.environment = ["WORKBOOK_PLAIN": "1"]

    #expect(asked == book.run("list"))
    #expect(asked.out.hasPrefix("Stage 1: First steps\n1.1 Kettle: not tried, 5 minutes. You are"))
  }

  @Test func `the option alone shows the front door`() {
    #expect(book.run("--plain").out.contains("\nStage 1, First steps: 0 of 2 solved, 15 minutes\n"))
  }

  @Test(arguments: ["", "0"])
  func `an empty variable and a nought ask for nothing`(value: String) {
    let usual = book.run("list")
    book.environment = ["WORKBOOK_PLAIN": value]

    #expect(book.run("list") == usual)
  }

  @Test func `no colour is forced on who listens`() {
    book.environment = ["CLICOLOR_FORCE": "1", "WORKBOOK_PLAIN": "1"]

    #expect(!book.run("check").out.contains("\u{1B}"))
  }

  @Test func `forced colours come without a line that is written over`() {
    book.environment = ["CLICOLOR_FORCE": "1"]
    let out = book.run("check").out

    #expect(out.contains("\u{1B}[31m"))
    #expect(!out.contains("\r") && !out.contains("\u{1B}[K"))
  }

  @Test(arguments: [["TERM": "dumb"], ["WORKBOOK_PLAIN": "1"]])
  func `each step is a line where none can be written over`(environment: [String: String]) {
    (book.isScreen, book.environment) = (true, environment)

    #expect(
      book.run("check").out.hasPrefix(
        "1.1 Kettle: building\n1.1 Kettle: running the specs\n1.1 Kettle\n\n"))
  }

  @Test(arguments: [
    (0, "0 seconds"), (1, "1 second"), (60, "1 minute 0 seconds"), (130, "2 minutes 10 seconds"),
    (3600, "1 hour 0 minutes"), (7380, "2 hours 3 minutes"),
  ])
  func `a time is said in full`(seconds: Double, words: String) {
    let style = Style(.plain, width: 80)

    #expect(style.clock(seconds) == words)
  }
}

/// What is broken between lines, and what never is.
@Suite struct StyleLinesTests {
  private let style = Style(.screen, width: 30)

  @Test func `a line that fits keeps its columns`() {
    #expect(style.fit("  1.1   Kettle    5 min") == ["  1.1   Kettle    5 min"])
  }

  @Test func `a line that does not fit goes on below, a little further in`() {
    #expect(
      style.fit("  1.1   Kettle    5 min   you are here")
        == ["  1.1 Kettle 5 min you are", "    here"])
  }

  @Test func `a pipe gets each line whole`() {
    let line = "  1.1   Kettle    5 min   you are here"

    #expect(Style(.pipe, width: 30).fit(line) == [line])
    #expect(Style(.plain, width: 30).fit(line) == ["1.1 Kettle 5 min you are here"])
  }

  @Test func `a command is never broken`() {
    #expect(
      style.fit("Compare with ours: swift run workbook solution 1.1")
        == ["Compare with ours:", "  swift run workbook solution 1.1"])
    #expect(
      style.fit("Take a hint (swift run workbook hint 1.1), or add --peek.")
        == ["Take a hint", "  (swift run workbook hint 1.1),", "  or add --peek."])
  }

  @Test func `code between back-ticks is never broken`() {
    #expect(
      style.wrap("It must not say `let meter = Meter()`.")
        == ["It must not say", "`let meter = Meter()`."])
  }
}
