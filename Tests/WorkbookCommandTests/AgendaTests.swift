import Testing

@Suite struct AgendaTests {
  private let book: TinyWorkbook

  init() throws { book = try TinyWorkbook() }

  @Test func `an hour and a half, and what it has no room for`() {
    expect(
      book.run("agenda", "--hours", "1.5"),
      out: """
        A workshop of 1.5 hours, 09:30–11:00

        09:30–09:35    5 min  Welcome; everybody runs doctor
        09:35–09:45   10 min  Say and draw: stage 1, First steps
        09:45–09:55   10 min  1.1 Kettle
        09:55–10:10   15 min  1.2 Slow toaster
        10:10–10:40   30 min  Time to finish; who is done repeats one with `again`
        10:40–10:50   10 min  Look back: stage 1
        10:50–11:00   10 min  Questions and goodbye

        Planned: 2 exercises. Of 90 minutes: exercises 15, slack 10, talks 35, time to
        finish 30, breaks 0.

        Left out: stage 2 (1 exercise, 15 minutes).
        """)
  }

  @Test func `when everything fits, the rest of the time is for another round`() {
    expect(
      book.run("agenda", "--hours", "1:40", "--start", "14:00"),
      out: """
        A workshop of 1:40 hours, 14:00–15:40

        14:00–14:05    5 min  Welcome; everybody runs doctor
        14:05–14:15   10 min  Say and draw: stage 1, First steps
        14:15–14:25   10 min  1.1 Kettle
        14:25–14:40   15 min  1.2 Slow toaster
        14:40–14:50   10 min  Look back: stage 1
        14:50–15:00   10 min  Say and draw: stage 2, Bigger things
        15:00–15:20   20 min  2.1 Kitchen radio
        15:20–15:30   10 min  Look back: stage 2
        15:30–15:40   10 min  Questions and goodbye

        Planned: 3 exercises. Of 100 minutes: exercises 30, slack 15, talks 55, time to
        finish 0, breaks 0.

        Everything fits. With the time that remains, do an exercise once more under a
        constraint: `swift run workbook again 2.1`
        """)
  }

  @Test(arguments: ["2", "02-bigger-things", "bigger-things"])
  func `it begins at another stage, and says who has to catch up`(stage: String) {
    expect(
      book.run("agenda", "--hours", "1", "--from", stage),
      out: """
        A workshop of 1 hour, 09:30–10:30

        09:30–09:35    5 min  Welcome; everybody runs doctor
        09:35–09:45   10 min  Say and draw: stage 2, Bigger things
        09:45–10:05   20 min  2.1 Kitchen radio
        10:05–10:10    5 min  Time to finish; who is done repeats one with `again`
        10:10–10:20   10 min  Look back: stage 2
        10:20–10:30   10 min  Questions and goodbye

        Planned: 1 exercise. Of 60 minutes: exercises 15, slack 5, talks 35, time to
        finish 5, breaks 0.

        It begins at stage 2. Our answers of the stages before it come with:
        `swift run workbook catch-up 2`

        Everything fits. With the time that remains, do an exercise once more under a
        constraint: `swift run workbook again 2.1`
        """)
  }

  @Test func `two days, and breaks at one's own times`() {
    expect(
      book.run("agenda", "--hours", "1", "--days", "2", "--breaks", "10:10/10"),
      out: """
        A workshop of 2 days of 1 hour

        Day 1, 09:30–10:30

        09:30–09:35    5 min  Welcome; everybody runs doctor
        09:35–09:45   10 min  Say and draw: stage 1, First steps
        09:45–09:55   10 min  1.1 Kettle
        09:55–10:10   15 min  1.2 Slow toaster
        10:10–10:20   10 min  Break
        10:20–10:30   10 min  Look back: stage 1

        Day 2, 09:30–10:30

        09:30–09:40   10 min  Say and draw: stage 2, Bigger things
        09:40–10:00   20 min  2.1 Kitchen radio
        10:00–10:10   10 min  Look back: stage 2
        10:10–10:20   10 min  Break
        10:20–10:30   10 min  Questions and goodbye

        Planned: 3 exercises. Of 120 minutes: exercises 30, slack 15, talks 55, time to
        finish 0, breaks 20.

        Everything fits. With the time that remains, do an exercise once more under a
        constraint: `swift run workbook again 2.1`
        """)
  }

  @Test func `Markdown has a table a day and no heading`() {
    expect(
      book.run("agenda", "--hours", "1.5", "--breaks", "none", "--format", "markdown"),
      out: """
        A workshop of 1.5 hours.

        | 09:30–11:00 | Minutes | What |
        | --- | ---: | --- |
        | 09:30–09:35 | 5 | Welcome; everybody runs doctor |
        | 09:35–09:45 | 10 | Say and draw: stage 1, First steps |
        | 09:45–09:55 | 10 | 1.1 Kettle |
        | 09:55–10:10 | 15 | 1.2 Slow toaster |
        | 10:10–10:40 | 30 | Time to finish; who is done repeats one with `again` |
        | 10:40–10:50 | 10 | Look back: stage 1 |
        | 10:50–11:00 | 10 | Questions and goodbye |

        Planned: 2 exercises. Of 90 minutes: exercises 15, slack 10, talks 35, time to
        finish 30, breaks 0.

        Left out: stage 2 (1 exercise, 15 minutes).
        """)
  }

  @Test func `HTML is one page with a table that is told in words`() throws {
    let page = book.run("agenda", "--hours", "1.5", "--format", "html").out

    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n"))
    #expect(page.contains("<title>A workshop of 1.5 hours</title>"))
    #expect(page.contains("<h1>A workshop of 1.5 hours</h1>\n<table>\n<caption>09:30–11:00<"))
    #expect(page.contains("<th scope=\"col\">Time</th>"))
    #expect(
      page.contains(
        "<tr class=\"exercise\"><th scope=\"row\">09:45–09:55</th><td>10</td>"
          + "<td>1.1 Kettle</td></tr>"))
    #expect(page.contains("<p>Left out: stage 2 (1 exercise, 15 minutes).</p>"))
    #expect(page.contains("<td>Time to finish; who is done repeats one with <code>again</code></"))
    #expect(page.hasSuffix("</main>\n</body>\n</html>\n"))
  }

  @Test func `HTML fetches nothing, suits light and dark, and prints`() {
    let page = book.run("agenda", "--hours", "2", "--from", "2", "--format", "html").out

    for word in ["src=", "href=", "url(", "@import", "<script", "http"] {
      #expect(!page.contains(word), "\(word)")
    }
    #expect(page.contains("@media (prefers-color-scheme: dark)"))
    #expect(page.contains("@media print"))
    #expect(page.contains("come with: <code>swift run workbook catch-up 2</code></p>"))
  }

  @Test func `an exercise's name cannot break a page`() throws {
    let manifest = try book.text("Package.swift")
    try book.write(manifest.replacing("01-kettle", with: "01-a|b<i>&'*"), "Package.swift")
    let words = ["agenda", "--hours", "1", "--format"]

    #expect(book.run(words + ["html"]).out.contains("<td>1.1 A|b&lt;i&gt;&amp;'*</td>"))
    #expect(book.run(words + ["markdown"]).out.contains("| 1.1 A\\|b\\<i\\>&amp;'\\* |"))
  }

  @Test func `no line of text is wider than a page`() throws {
    let name = "01-" + Array(repeating: "kettle", count: 20).joined(separator: "-")
    try book.write(
      try book.text("Package.swift").replacing("01-kettle", with: name), "Package.swift")

    let lines = book.run("agenda", "--hours", "1").out.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix(String(repeating: " ", count: 22) + "kettle kettle") })
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
    #expect(try book.text("a.html").hasPrefix("A workshop of 1 hour, 09:30–10:30\n"))
  }

  @Test(arguments: ["1.1,2", "Kettle, 02-bigger-things"])
  func `exercises and stages are left out`(list: String) {
    expect(
      book.run("agenda", "--hours", "1", "--without", list),
      out: """
        A workshop of 1 hour, 09:30–10:30

        09:30–09:35    5 min  Welcome; everybody runs doctor
        09:35–09:45   10 min  Say and draw: stage 1, First steps
        09:45–10:00   15 min  1.2 Slow toaster
        10:00–10:10   10 min  Time to finish; who is done repeats one with `again`
        10:10–10:20   10 min  Look back: stage 1
        10:20–10:30   10 min  Questions and goodbye

        Planned: 1 exercise. Of 60 minutes: exercises 10, slack 5, talks 35, time to
        finish 10, breaks 0.

        Everything else fits. With the time that remains, do an exercise once more under
        a constraint: `swift run workbook again 1.2`

        Left out: 1.1 Kettle (5 minutes), stage 2 (1 exercise, 15 minutes).
        """)
  }

  @Test func `a file that cannot be written is told`() throws {
    expect(
      book.run("agenda", "--hours", "1", "--output", "README.md/agenda.md"), code: 2,
      error: """
        The agenda could not be written to README.md/agenda.md
        Name a file in a folder that you may write in.
        """)
  }
}
