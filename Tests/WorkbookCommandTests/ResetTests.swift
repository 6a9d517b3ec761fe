import Testing

@testable import WorkbookCore

@Suite struct ResetTests {
  private let book: TinyWorkbook
  private let folder = "Exercises/\(TinyWorkbook.kettle)"
  private let backup = ".workbook/backups/01-kettle-2026-01-31-140509"

  init() throws { book = try TinyWorkbook() }

  @Test func `the starter is put back and one's own version is kept`() throws {
    try book.write("mine", "\(folder)/Kettle.swift")
    try book.write("new", "\(folder)/Extra.swift")

    expect(
      book.run("reset", "1.1"),
      out: """
        1.1 Kettle: as it was at the start.
        Your version is kept in \(backup)
        """)
    #expect(try book.text("\(backup)/Kettle.swift") == "mine")
    #expect(try book.text("\(backup)/Extra.swift") == "new")
    #expect(try book.text("\(folder)/Kettle.swift").contains("// TODO 1:"))
    #expect(!book.has("\(folder)/Extra.swift"))
  }

  @Test func `there is no backup of what was not changed`() {
    expect(book.run("reset", "1.1"), out: "1.1 Kettle: as it was at the start.")
    #expect(!book.has(".workbook/backups"))
  }

  @Test func `one file alone can be put back`() throws {
    try book.write("mine", "\(folder)/Kettle.swift")
    try book.write("mine, too", "\(folder)/CompositionRoot.swift")

    let transcript = book.run("reset", "1.1", "Kettle.swift")

    expect(
      transcript,
      out: """
        `Kettle.swift` of 1.1 Kettle: as it was at the start.
        Your version is kept in \(backup)
        """)
    #expect(try book.text("\(folder)/Kettle.swift").contains("// TODO 1:"))
    #expect(try book.text("\(folder)/CompositionRoot.swift") == "mine, too")
  }

  @Test func `the files that are put back are named`() {
    expect(
      book.run("reset", "1.1", "Meter.swift"),
      out: "`Meter.swift` of 1.1 Kettle: as it was at the start.")
    expect(
      book.run("reset", "1.1", "Meter.swift", "Kettle.swift"),
      out: "`Meter.swift`, `Kettle.swift` of 1.1 Kettle: as it was at the start.")
  }

  @Test func `a file's name that is nearly right is met with the right one`() {
    expect(
      book.run("reset", "1.1", "Ketle.swift"), code: 64,
      error: """
        The starter of 1.1 has no file `Ketle.swift`.
        It has `Kettle.swift`.
        """)
  }

  @Test func `a file's name like no other is met with all of them`() {
    expect(
      book.run("reset", "1.1", "Notes.md"), code: 64,
      error: """
        The starter of 1.1 has no file `Notes.md`.
        It has `CompositionRoot.swift`, `Kettle.swift`, `Meter.swift`.
        """)
  }

  @Test func `two resets in one second keep two versions`() throws {
    for version in ["first", "second"] {
      try book.write(version, "\(folder)/Kettle.swift")
      _ = book.run("reset", "1.1")
    }

    #expect(try book.text("\(backup)/Kettle.swift") == "first")
    #expect(try book.text("\(backup)-2/Kettle.swift") == "second")
  }

  @Test func `what was solved is red again`() throws {
    try book.solve(TinyWorkbook.kettle)
    _ = book.run("reset", "1.1")

    #expect(book.run("list").out.contains("red       1.1"))
  }

  @Test func `that a catch-up cannot be told of it is said, and the starter is back`() throws {
    struct Full: Error, CustomStringConvertible { let description = "no room" }
    _ = book.run("catch-up", "2")
    book.files.write = { data, path in
      if path.hasSuffix("/catch-up.json") { throw Full() }
      try FileSystemClient.live.write(data, path)
    }

    let run = book.run("reset", "1.1")

    #expect(run.error == "no room\n")
    #expect(run.code == 0)
    #expect(try book.text("\(folder)/Kettle.swift").contains("// TODO 1:"))
  }

  @Test func `putting one file back leaves it solved`() throws {
    try book.solve(TinyWorkbook.kettle)
    _ = book.run("reset", "1.1", "Meter.swift")

    #expect(book.run("list").out.contains("solved    1.1"))
  }

  @Test func `it asks which exercise`() {
    expect(
      book.run("reset"), code: 64,
      error: """
        Which exercise?
        Write for instance: swift run workbook reset 1.1
        """)
  }
}
