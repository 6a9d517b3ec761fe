import Testing

/// Three ways through the workbook; here the kettle is for an afternoon, and the radio essential.
@Suite struct PathTests {
  private let book: TinyWorkbook

  init() throws {
    book = try TinyWorkbook()
    let manifest = try book.text("Package.swift")
    try book.write(
      manifest.replacing("minutes: 5", with: "minutes: 5, path: .afternoon")
        .replacing("minutes: 15", with: "minutes: 15, path: .essentials"), "Package.swift")
  }

  @Test func `it shows each path with its exercises and minutes`() {
    expect(
      book.run("path"),
      out: """
          afternoon           1 exercise, 5 min 0 s: from a singleton to an app with a composition root
          essentials          2 exercises, 20 min 0 s: what most apps need, and the heart of a container
          everything (yours)  3 exercises, 30 min 0 s: all of it

        Choose one: swift run workbook path essentials
        """)
  }

  @Test func `the list and the map hold the chosen path`() {
    _ = book.run("path", "essentials")

    expect(
      book.run("list"),
      out: """
        1  First steps
          not tried 1.1  Kettle        5 min  <- you are here
        2  Bigger things
          not tried 2.1  Kitchen radio 15 min

        1 exercise beside the path “essentials”: swift run workbook list --all
        """)
    #expect(book.run().out.contains("  1  First steps    0 of 1 solved, 5 min\n"))
    #expect(book.run("list", "--all").out.contains("1.2  Slow toaster"))
  }

  @Test func `next follows the path, to its end`() throws {
    _ = book.run("path", "essentials")
    try book.solve(TinyWorkbook.kettle)
    #expect(book.run("next").out.hasPrefix("Next: 2.1 Kitchen radio"))

    _ = book.run("path", "afternoon")
    expect(
      book.run("list"),
      out: """
        1  First steps
          solved    1.1  Kettle        5 min

        2 exercises beside the path “afternoon”: swift run workbook list --all
        """)
  }

  @Test func `at the end of a path, the next one is offered`() throws {
    _ = book.run("path", "afternoon")
    try book.solve(TinyWorkbook.kettle)

    expect(
      book.run("next"),
      out: """
        Every exercise of the path “afternoon” is solved.
        Go on with the next path: swift run workbook path essentials
        """)
  }

  @Test func `an exercise beside the path stays current until it is solved`() throws {
    _ = book.run("path", "afternoon")
    _ = book.run("check", "1.2")

    #expect(book.run("next").out.hasPrefix("Next: 1.2 Slow toaster"))
  }

  @Test func `a path that isn't there is told`() {
    expect(
      book.run("path", "shortcut"), code: 64,
      error: """
        There is no path “shortcut”.
        There are these: afternoon, essentials, everything.
        """)
  }

  @Test func `an agenda can plan a path`() {
    let agenda = book.run("agenda", "--path", "essentials", "--hours", "4").out

    #expect(agenda.contains("1.1 Kettle"))
    #expect(agenda.contains("2.1 Kitchen radio"))
    #expect(!agenda.contains("1.2 Slow toaster"))
  }
}
