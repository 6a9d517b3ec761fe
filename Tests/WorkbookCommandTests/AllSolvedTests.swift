import Testing

/// What is left to do when every exercise is solved.
@Suite struct AllSolvedTests {
  private let book: TinyWorkbook

  init() throws {
    book = try TinyWorkbook()
    try book.solve(TinyWorkbook.kettle, TinyWorkbook.radio, TinyWorkbook.toaster)
  }

  @Test(arguments: ["next", "watch"])
  func `it is said, and is no error`(command: String) {
    expect(
      book.run(command),
      out: """
        Every exercise is solved.
        Do one again, against the clock: swift run workbook again 1.1
        """)
  }

  @Test func `check takes the exercise last worked on`() {
    expect(
      book.run("check"),
      out: """
        1.2 Slow toaster

          passed  it toasts by the clock it was given
          passed  it pops up once

        Solved: 2 of 2 specs pass.
        Compare with ours: swift run workbook solution 1.2
        From the start, under a constraint: swift run workbook again 1.2
        """)
  }

  @Test func `hint takes the exercise last worked on`() {
    #expect(book.run("hint").out.hasPrefix("1.2, hint 1 of 3\n"))
  }

  @Test func `watch takes the exercise that is named`() {
    #expect(book.run("watch", "2.1").out.hasPrefix("\n2.1 Kitchen radio\n"))
  }
}
