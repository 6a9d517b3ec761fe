import Foundation
import Testing

@testable import WorkbookCore

@Suite struct ClassTests {
  private let book: TinyWorkbook

  init() throws {
    book = try TinyWorkbook()
    let kettle = try #require(try book.exercise("1.1"))
    let toaster = try #require(try book.exercise("1.2"))
    let now = book.clock.time.now()
    let stuck = History(
      attempts: 2, hints: 1, since: now - 3600, lastTriedAt: now - 60)
    let red = [SpecResult("it pops up once", .failed, problems: [Problem("Twice.")])]
    try write(
      LearnerReport(
        learner: "Ada", madeAt: now,
        exercises: [
          ExerciseStanding(kettle, .solved),
          ExerciseStanding(toaster, .red, specs: red, history: stuck),
        ]), "ada.json")
    try write(
      LearnerReport(
        learner: "=Bea | <b>", madeAt: now, exercises: [ExerciseStanding(kettle, .doesNotCompile)]),
      "bea.json")
  }

  @Test func `a page is written`() throws {
    expect(
      book.run("class", "reports", "--output", "class.html", "--title", "Monday & Co"),
      out: """
        2 learners, 2 exercises; 1 looks stuck.
        The page is in class.html
        """)
    let page = try book.text("class.html")
    #expect(page.contains("<title>Monday &amp; Co</title>"))
    #expect(page.contains(">=Bea | &lt;b&gt;</span>"))
  }

  @Test func `it is written where the program was called`() throws {
    book.folder = "\(book.root)/reports"
    _ = book.run("class", "ada.json", "--output", "class.html")

    #expect(book.has("reports/class.html"))
  }

  @Test func `a page for a spreadsheet`() {
    expect(
      book.run("class", "reports", "--format", "csv"),
      out: """
        learner,report made,solved,begun,now at,looks stuck,1.1 Kettle,1.2 Slow toaster\r
        '=Bea | <b>,2026-01-31T14:05:09Z,0,1,1.1 Kettle,,does not compile,no report\r
        Ada,2026-01-31T14:05:09Z,1,1,1.2 Slow toaster,time,solved,"red, 0 of 1 specs pass"\r
        """)
  }

  @Test func `a page for a wiki`() {
    expect(
      book.run("class", "reports", "--format", "markdown"),
      out: #"""
        # Where the class stands

        2 learners, 2 exercises; 1 looks stuck.

        Reports of 2026-01-31 14:05 UTC.

        ## Who looks stuck

        | Learner | Exercise | For | Attempts | Hints | Since | Because of | What is in the way |
        | --- | --- | --- | --- | --- | --- | --- | --- |
        | Ada | 1.2 Slow toaster | 1 h 0 min | 2 | 1 | 2026-01-31 13:05 UTC | time | red, 0 of 1 specs pass: it pops up once |

        ## Learners and exercises

        | Learner | Solved | Now at | 1.1 | 1.2 |
        | --- | --- | --- | --- | --- |
        | \=Bea \| \<b\> | 0 | 1.1 | {} build | – |
        | Ada | 1 | 1.2 stuck | ✓ | ✗ 0/1 |

        ## Specs that fail most

        | Exercise | Spec | Learners | Outcome | What it says most often |
        | --- | --- | --- | --- | --- |
        | 1.2 Slow toaster | it pops up once | 1 | 1 failed | Twice. |
        | 1.1 Kettle | does not compile | 1 | 1 not compiled | – |

        ## Exercises in numbers

        | Exercise | Solved | Begun, not solved | Not begun | Minutes in the brief | Median minutes | Hints shown |
        | --- | --- | --- | --- | --- | --- | --- |
        | 1.1 Kettle | 1 | 1 | 0 | 5 | – | 0 |
        | 1.2 Slow toaster | 0 | 1 | 0 | 10 | – | 1 (1 learner) |

        ## How to read this page

        - ✓: solved
        - ✗ 3/12: red: 3 of 12 specs pass
        - {} build: does not compile
        - ! crash: crashed
        - … hang: hung
        - ?: not graded
        - ·: not begun
        - –: no report

        Somebody looks stuck whose current exercise was begun and never solved, and who has had twice the brief’s minutes or more, or made 5 attempts or more, or seen all 3 hints. The current exercise is the one that was graded last. Time runs from the first attempt to the learner’s last report, or to the last attempt where you graded a copy of theirs; breaks and nights included.

        1 of the learners sent verdicts alone, without times and attempts: whether they are stuck, nothing tells.
        """#)
  }

  @Test func `without a format, the file's ending tells`() throws {
    _ = book.run("class", "reports", "--output", "class.csv")
    _ = book.run("class", "reports", "--output", "class.md")
    _ = book.run("class", "reports", "--output", "class")

    #expect(try book.text("class.csv").hasPrefix("learner,"))
    #expect(try book.text("class.md").hasPrefix("# "))
    #expect(try book.text("class").hasPrefix("<!DOCTYPE html>"))
  }

  @Test func `what is no report is left out, and told`() throws {
    try book.write("no", "reports/\u{1B}[31m.json")
    try FileSystemClient.live.link("\(book.root)/reports/link.json", "\(book.root)/nowhere")

    expect(
      book.run("class", "reports", "gone.json", "--output", "class.html"),
      out: """
        2 learners, 2 exercises; 1 looks stuck.
        The page is in class.html
        """,
      error: """
        Left out: reports/\u{FFFD}[31m.json: It is no report of this workbook.
        Left out: reports/link.json: There is no such file, or it is a link to nothing.
        Left out: gone.json: There is no such file, or it is a link to nothing.
        """)
    #expect(try book.text("class.html").contains("<a href=\"#skipped\">3 files left out.</a>"))
  }

  @Test func `no report at all is an error`() {
    expect(
      book.run("class", "gone.json", "--output", "class.html"), code: 2,
      error: """
        Left out: gone.json: There is no such file, or it is a link to nothing.
        There is no report to show.
        Ask each learner for: swift run workbook report --format json --output FILE
        """)
    #expect(!book.has("class.html"))
  }

  @Test func `a terminal gets no page full of tags`() {
    book.isScreen = true

    expect(
      book.run("class", "my reports"), code: 64,
      error: """
        A terminal cannot show the page.
        Name a file: swift run workshop class 'my reports' --output class.html
        """)
  }

  @Test func `a pipe gets the page`() {
    #expect(book.run("class", "reports").out.hasPrefix("<!DOCTYPE html>"))
  }

  @Test func `no report is written over`() throws {
    let before = try book.text("reports/ada.json")

    expect(
      book.run("class", "reports/ada.json", "--output", "./reports/ada.json", "--format", "csv"),
      code: 64,
      error: """
        ./reports/ada.json is read here.
        Name another file.
        """)
    #expect(try book.text("reports/ada.json") == before)
  }

  @Test func `a folder is no file`() {
    expect(
      book.run("class", "reports", "--output", "reports"), code: 64,
      error: """
        reports is a folder.
        Name a file in it, after --output.
        """)
  }

  @Test func `a page that cannot be written is told`() {
    struct Full: Error {}
    book.files.write = { _, _ in throw Full() }

    expect(
      book.run("class", "reports", "--output", "class.html"), code: 2,
      error: """
        The page cannot be written to class.html.
        Name a file in a folder that you may write in, after --output.
        """)
  }

  @Test func `it asks which reports`() {
    expect(
      book.run("class"), code: 64,
      error: """
        Which reports?
        Write for instance: swift run workshop class reports --output class.html
        """)
  }

  @Test func `a format that is not there is refused`() {
    expect(
      book.run("class", "reports", "--format", "pdf"), code: 64,
      error: """
        There is no format `pdf` here.
        Write one of these: html, markdown, csv
        """)
  }

  private func write(_ report: LearnerReport, _ name: String) throws {
    try book.write(try report.json(), "reports/\(name)")
  }
}

extension TinyWorkbook {
  fileprivate func exercise(_ number: String) throws -> Exercise? {
    try Workbook(around: root, dependencies).syllabus.exercises.first { $0.number == number }
  }
}
