import Testing

@Suite struct AgendaTests {
  private let book: TinyWorkbook

  init() throws { book = try TinyWorkbook() }

  @Test func `an hour and a half, and what it has no room for`() {
    expect(
      book.run("agenda", "--hours", "1.5"),
      out: """
        Workshop, 09:30–11:00

        Day 1

        09:30–09:40, 10 min: Welcome; everyone runs doctor
        09:40–09:50, 10 min: Say and draw: stage 1, First steps
        09:50–10:00, 10 min: 1.1 Kettle
        10:00–10:15, 15 min: 1.2 Slow toaster
        10:15–10:40, 25 min: Time to finish, or to do an exercise again
        10:40–10:50, 10 min: Look back: stage 1
        10:50–11:00, 10 min: Questions and goodbye

        Planned: 2 exercises, 15 minutes.

        Left out (1 exercise, 15 minutes): stage 2.
        """)
  }

  @Test(arguments: ["2", "02-bigger-things", "bigger-things"])
  func `it begins at another stage, and says how to catch up`(stage: String) {
    expect(
      book.run("agenda", "--hours", "1", "--from", stage, "--start", "14:00"),
      out: """
        Workshop, 14:00–15:00

        Day 1

        14:00–14:10, 10 min: Welcome; everyone runs doctor
        14:10–14:20, 10 min: Say and draw: stage 2, Bigger things
        14:20–14:40, 20 min: 2.1 Kitchen radio
        14:40–14:50, 10 min: Look back: stage 2
        14:50–15:00, 10 min: Questions and goodbye

        Planned: 1 exercise, 15 minutes.

        Get our answers to the stages before 2: swift run workbook catch-up 2

        If time remains, do an exercise again: swift run workbook again 2.1
        """)
  }

  @Test func `two days, and breaks at times that were set`() {
    expect(
      book.run("agenda", "--hours", "1.25", "--days", "2", "--breaks", "10:15/10"),
      out: """
        Workshop of 2 days, 09:30–10:45

        Day 1

        09:30–09:40, 10 min: Welcome; everyone runs doctor
        09:40–09:50, 10 min: Say and draw: stage 1, First steps
        09:50–10:00, 10 min: 1.1 Kettle
        10:00–10:15, 15 min: 1.2 Slow toaster
        10:15–10:25, 10 min: Break
        10:25–10:35, 10 min: Look back: stage 1
        10:35–10:45, 10 min: Questions and goodbye

        Day 2

        09:30–09:40, 10 min: Say and draw: stage 2, Bigger things
        09:40–10:00, 20 min: 2.1 Kitchen radio
        10:00–10:15, 15 min: Time to finish, or to do an exercise again
        10:15–10:25, 10 min: Break
        10:25–10:35, 10 min: Look back: stage 2
        10:35–10:45, 10 min: Questions and goodbye

        Planned: 3 exercises, 30 minutes.

        If time remains, do an exercise again: swift run workbook again 2.1
        """)
  }

  @Test func `Markdown has a table a day and no heading`() {
    expect(
      book.run("agenda", "--hours", "1.5", "--breaks", "none", "--format", "markdown"),
      out: """
        Workshop, 09:30–11:00

        | Day 1 | Minutes | What |
        | --- | ---: | --- |
        | 09:30–09:40 | 10 | Welcome; everyone runs doctor |
        | 09:40–09:50 | 10 | Say and draw: stage 1, First steps |
        | 09:50–10:00 | 10 | 1.1 Kettle |
        | 10:00–10:15 | 15 | 1.2 Slow toaster |
        | 10:15–10:40 | 25 | Time to finish, or to do an exercise again |
        | 10:40–10:50 | 10 | Look back: stage 1 |
        | 10:50–11:00 | 10 | Questions and goodbye |

        Planned: 2 exercises, 15 minutes.

        Left out (1 exercise, 15 minutes): stage 2.
        """)
  }

  @Test func `HTML is one page with a table for each day`() {
    let page = book.run("agenda", "--hours", "1.5", "--format", "html").out

    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n"))
    #expect(page.contains("<title>Workshop, 09:30–11:00</title>"))
    #expect(page.contains("<h1>Workshop, 09:30–11:00</h1>\n\n<table>\n<tr><th>Day 1<th>"))
    #expect(page.contains("<tr class=\"exercise\"><td>09:50–10:00<td>10<td>1.1 Kettle\n"))
    #expect(
      page.hasSuffix("<p>Left out (1 exercise, 15 minutes): stage 2.</p>\n</body>\n</html>\n"))
  }

  @Test func `HTML fetches nothing, suits light and dark, and prints`() {
    let page = book.run("agenda", "--hours", "2", "--from", "2", "--format", "html").out

    for word in ["src=", "href=", "url(", "@import", "<script", "http"] {
      #expect(!page.contains(word), "\(word)")
    }
    #expect(page.contains("color-scheme: light dark"))
    #expect(page.contains("@media print"))
  }

  @Test func `an exercise's name cannot break a page`() throws {
    let manifest = try book.text("Package.swift")
    try book.write(manifest.replacing("01-kettle", with: "01-a|b<i>&'*"), "Package.swift")
    let words = ["agenda", "--hours", "1", "--format"]

    #expect(book.run(words + ["html"]).out.contains("<td>1.1 A|b&lt;i&gt;&amp;'*\n"))
    #expect(book.run(words + ["markdown"]).out.contains("| 1.1 A\\|b\\<i\\>\\&'\\* |"))
  }

  @Test func `a long name goes on in the next line`() throws {
    let name = "01-" + Array(repeating: "kettle", count: 20).joined(separator: "-")
    try book.write(
      try book.text("Package.swift").replacing("01-kettle", with: name), "Package.swift")

    let lines = book.run("agenda", "--hours", "1").out.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("    kettle kettle") })
    #expect(lines.allSatisfy { $0.count <= 80 }, "\(lines)")
  }

  @Test(arguments: ["text", "markdown", "html"])
  func `it is written to a file`(format: String) throws {
    let shown = book.run("agenda", "--hours", "1", "--format", format).out

    expect(
      book.run("agenda", "--hours", "1", "--format", format, "--output", "plans/agenda"),
      out: "The agenda is in plans/agenda")
    #expect(try book.text("plans/agenda") == shown)
  }

  @Test(arguments: [("a.txt", "text"), ("a.b.md", "markdown"), ("A.HTML", "html")])
  func `the file's ending names the format`(file: String, format: String) throws {
    let shown = book.run("agenda", "--hours", "1", "--format", format).out

    expect(book.run("agenda", "--hours", "1", "--output", file), out: "The agenda is in \(file)")
    #expect(try book.text(file) == shown)
  }

  @Test func `a format that is named counts more than the ending`() throws {
    _ = book.run("agenda", "--hours", "1", "--format", "text", "--output", "a.html")
    #expect(try book.text("a.html").hasPrefix("Workshop, 09:30–10:30\n"))
  }

  @Test(arguments: ["1.1,2", "Kettle,02-bigger-things"])
  func `exercises and stages are left out`(list: String) {
    expect(
      book.run("agenda", "--hours", "1", "--without", list),
      out: """
        Workshop, 09:30–10:30

        Day 1

        09:30–09:40, 10 min: Welcome; everyone runs doctor
        09:40–09:50, 10 min: Say and draw: stage 1, First steps
        09:50–10:05, 15 min: 1.2 Slow toaster
        10:05–10:10, 5 min: Time to finish, or to do an exercise again
        10:10–10:20, 10 min: Look back: stage 1
        10:20–10:30, 10 min: Questions and goodbye

        Planned: 1 exercise, 10 minutes.

        Left out (2 exercises, 20 minutes): 1.1 Kettle, stage 2.

        If time remains, do an exercise again: swift run workbook again 1.2
        """)
  }

  @Test func `a file that cannot be written is named`() throws {
    expect(
      book.run("agenda", "--hours", "1", "--output", "README.md/agenda.md"), code: 2,
      error: """
        The agenda cannot be written to README.md/agenda.md.
        Name a file in a folder that you may write in, after --output.
        """)
  }
}
