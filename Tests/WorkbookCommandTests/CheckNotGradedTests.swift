import Testing

@testable import WorkbookCore

/// Answers that cannot be graded at all.
@Suite struct CheckNotGradedTests {
  private let book: TinyWorkbook
  private let folder = "Exercises/\(TinyWorkbook.kettle)"

  init() throws { book = try TinyWorkbook() }

  @Test func `a file of the outside world is looked for under a like name`() throws {
    try book.remove("\(folder)/Meter.swift")
    try book.write("// mine\n", "\(folder)/Meters.swift")

    expect(
      book.run("check"), code: 2,
      out: """
        1.1 Kettle

        `Meter.swift` is missing in Exercises/01-first-steps/01-kettle. Is it
        `Meters.swift`, renamed?

        Not graded.
        Rename `Meters.swift` back to `Meter.swift`.
        """)
  }

  @Test func `a file whose code may stand elsewhere is graded and noted`() throws {
    try book.answer(TinyWorkbook.kettle)
    try book.remove("\(folder)/Kettle.swift")

    let out = book.run("check").out

    #expect(
      out.contains(
        """
        Note: Not there any more: `Kettle.swift`. That’s fine if the code stands in
        another file. Was one lost? Put it back:
        swift run workbook reset 1.1 Kettle.swift
        """))
    #expect(out.contains("\nSolved: 5 of 5 specs pass.\n"))
  }

  @Test func `a file that is gone can be put back`() throws {
    try book.remove("\(folder)/Kettle.swift")

    #expect(
      book.run("check").out.contains("swift run workbook reset 1.1 Kettle.swift\n"))
    _ = book.run("reset", "1.1", "Kettle.swift")
    #expect(book.run("check").code == 1)
  }

  @Test func `a folder that is gone can be put back`() throws {
    try book.remove(folder)
    try book.write("# Brief\n", "\(folder)/README.md")
    book.files.isFolder = { !$0.hasSuffix("/01-kettle") && FileSystemClient.live.isFolder($0) }

    expect(
      book.run("check", "1.1"), code: 2,
      out: """
        1.1 Kettle

        Exercises has no folder 01-first-steps/01-kettle.

        Not graded.
        Put it back: swift run workbook reset 1.1
        """)
  }

  @Test func `somebody else's folder that lacks an exercise has nothing to grade`() throws {
    try book.write("// Theirs\n", "../ada/\(TinyWorkbook.toaster)/SlowToaster.swift")

    expect(
      book.run("check", "1.1", "--answers", "../ada"), code: 2,
      out: """
        1.1 Kettle

        ../ada has no folder 01-first-steps/01-kettle.

        Not graded.
        Nothing to grade there.
        """)
  }

  @Test func `a folder that may not be read is told`() {
    struct Refused: Error {}
    book.files.list = { path in
      if path.hasSuffix("Exercises/\(TinyWorkbook.kettle)") { throw Refused() }
      return try FileSystemClient.live.list(path)
    }

    expect(
      book.run("check", "1.1"), code: 2,
      out: """
        1.1 Kettle

        The folder Exercises/01-first-steps/01-kettle cannot be read.

        Not graded.
        Check its permissions.
        """)
  }

  @Test func `a toolchain that is not there sends one to the doctor`() {
    book.programs.answer("swift build", "env: swift: No such file\n", ending: .exited(code: 127))

    let transcript = book.run("check")

    #expect(transcript.code == 2)
    #expect(
      transcript.out.hasPrefix(
        "1.1 Kettle\n\nThe Swift toolchain was not found.\n\nNot graded.\n"))
    #expect(transcript.out.hasSuffix(" swift run workbook doctor\n"))
  }

  @Test func `a build that fails without an error of the compiler's is told in its own words`() {
    book.programs.answer(
      "swift build", "[1/2] Planning\nerror: no space left on device\n", ending: .exited(code: 1))

    expect(
      book.run("check"), code: 2,
      out: """
        1.1 Kettle

        The build failed: error: no space left on device

        Not graded.
        See all of it: add --verbose.
        """)
  }

  @Test func `no spec at all is no pass`() throws {
    try book.answer(TinyWorkbook.radio)
    book.programs.set("it plays the station it was given", .isAbsent)
    book.programs.set("it is quiet at night", .isAbsent)

    let transcript = book.run("check", "2.1")

    #expect(transcript.code == 2)
    #expect(transcript.out.contains("\nNo spec was found, so nothing was checked.\n"))
    #expect(
      transcript.out.hasSuffix(
        "\nNot graded.\nPut Tests/Specs back from a fresh copy of the workbook.\n"))
  }

  @Test func `what could not be graded leaves one's progress alone`() {
    book.programs.answer("swift build", ending: .exited(code: 127))
    _ = book.run("check", "1.1")

    #expect(book.run("list").out.contains("not tried 1.1"))
  }

  @Test func `a disk that is full where it builds is told`() {
    book.programs.answer(
      "swift build", "<unknown>:0: error: error closing 'A.o': No space left on device\n",
      ending: .exited(code: 1))

    let transcript = book.run("check")

    #expect(transcript.code == 2)
    #expect(transcript.out.contains("\nThe disk is full: there is no room to build"))
    #expect(transcript.out.hasSuffix("Make room, 1 GB or so, then check once more.\n"))
  }

  @Test func `a temporary folder that cannot be written is told`() throws {
    try book.answer(TinyWorkbook.kettle)
    book.files.temporaryFolder = { "/elsewhere" }

    let transcript = book.run("check")

    #expect(transcript.code == 2)
    #expect(transcript.out.contains("\nThe folder /elsewhere cannot be written.\n"))
    #expect(transcript.out.hasSuffix("See that the variable TMPDIR names a folder of yours.\n"))
  }

  @Test(arguments: ["ada's \"book\"", "back\\slash"])
  func `a path in which Swift cannot build is told`(name: String) throws {
    let book = try TinyWorkbook(named: name)
    try book.answer(TinyWorkbook.kettle)

    let transcript = book.run("check")

    #expect(transcript.code == 2)
    #expect(transcript.out.contains("Swift cannot build in a folder with a double quote"))
    #expect(book.run("doctor").out.contains("BAD   Path: "))
  }
}
