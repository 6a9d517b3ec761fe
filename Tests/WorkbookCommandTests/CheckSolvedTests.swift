import Testing

/// What is said once an exercise, or a whole stage, is solved.
@Suite struct CheckSolvedTests {
  private let book: TinyWorkbook

  init() throws { book = try TinyWorkbook() }

  @Test func `solved says what comes next`() throws {
    try book.answer(TinyWorkbook.kettle)

    expect(
      book.run("check"),
      out: """
        1.1 Kettle

          passed  it asks the meter it was given
          passed  it boils the water once
          passed  it waits for the lid
          passed  it forgets the last cup
          passed  keeps old callers boiling

        Solved: 5 of 5 specs pass.
        Compare with ours: swift run workbook solution 1.1
        From the start, under a constraint: swift run workbook again 1.1
        Go on to 1.2: swift run workbook next
        """)
  }

  @Test func `on a screen the ticker is written over and signs stand for words`() throws {
    try book.answer(TinyWorkbook.radio)
    (book.isScreen, book.environment) = (true, ["NO_COLOR": "1"])
    let transcript = book.run("check", "2.1")

    #expect(
      transcript.out.hasPrefix(
        "\r\u{1B}[K2.1 Kitchen radio: building …\r\u{1B}[K2.1 Kitchen radio: running the specs …"))
    expect(
      transcript,
      out: """
        2.1 Kitchen radio

          ✓ it plays the station it was given
          ✓ it is quiet at night

        Solved: 2 of 2 specs pass.
        Compare with ours: swift run workbook solution 2.1
        From the start, under a constraint: swift run workbook again 2.1
        Go on to 1.1: swift run workbook next
        """)
  }

  @Test func `the last one of a stage leads to the chapter`() throws {
    let chapter = "Stage 1 is solved. Its chapter: docs/Kettles.md\n"
    try book.answer(TinyWorkbook.kettle)
    #expect(!book.run("check", "1.1").out.contains(chapter))

    try book.solve(TinyWorkbook.toaster)

    #expect(book.run("check", "1.1").out.contains(chapter))
  }

  @Test func `the last one solved has no next`() throws {
    try book.solve(TinyWorkbook.kettle, TinyWorkbook.toaster)
    try book.answer(TinyWorkbook.radio)

    #expect(
      book.run("check").out.hasSuffix(
        """
        Compare with ours: swift run workbook solution 2.1
        From the start, under a constraint: swift run workbook again 2.1

        """))
  }

  @Test func `a check after a solved exercise says that it grades the next one`() throws {
    try book.answer(TinyWorkbook.kettle)
    _ = book.run("check")

    #expect(book.run("check").out.hasPrefix("1.1 is solved; this is 1.2.\n\n1.2 "))
    #expect(!book.run("check").out.contains("1.1 is solved"))
  }

  @Test func `a copy without solutions does not send anyone there`() throws {
    try book.answer(TinyWorkbook.kettle)
    try book.remove("Solutions")

    #expect(!book.run("check").out.contains("solution"))
  }
}
