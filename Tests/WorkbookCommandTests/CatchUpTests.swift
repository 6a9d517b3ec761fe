import Testing

@Suite struct CatchUpTests {
  private let book: TinyWorkbook
  private let backup = ".workbook/backups/catch-up-2026-01-31-140509"
  private let answer = "Exercises/\(TinyWorkbook.kettle)/Kettle.swift"

  init() throws { book = try TinyWorkbook() }

  @Test func `the learner starts with a later stage, and goes back`() throws {
    _ = book.run("next")
    try book.write("mine", answer)
    try book.write("new", "Exercises/\(TinyWorkbook.kettle)/Extra.swift")

    expect(
      book.run("catch-up", "2"),
      out: """
        Our answers to 2 exercises are in place, so that you can start with stage 2.
        What you solved stays as you had it.
        What stood there until now is kept in \(backup)
        Bring it back: swift run workbook catch-up --undo

        Go on with 2.1 Kitchen radio: swift run workbook next
        """)
    #expect(try book.text(answer) == book.text("Solutions/\(TinyWorkbook.kettle)/Kettle.swift"))
    #expect(book.run("next").out.hasPrefix("Next: 2.1"))

    expect(
      book.run("catch-up", "--undo"),
      out: """
        2 exercises: as before you caught up.
        What stood there since then is kept in \
        .workbook/backups/catch-up-undo-2026-01-31-140509

        Go on with 1.1 Kettle: swift run workbook next
        """)
    #expect(try book.text(answer) == "mine")
    #expect(try book.text("Exercises/\(TinyWorkbook.kettle)/Extra.swift") == "new")
  }

  @Test func `what was solved is left alone`() throws {
    try book.solve(TinyWorkbook.kettle)

    expect(
      book.run("catch-up", "bigger-things"),
      out: """
        Our answers to 1 exercise are in place, so that you can start with stage 2.
        What you solved stays as you had it.
        What stood there until now is kept in \(backup)
        Bring it back: swift run workbook catch-up --undo

        Go on with 2.1 Kitchen radio: swift run workbook next
        """)
  }

  @Test func `where all was solved nothing is replaced`() throws {
    try book.solve(TinyWorkbook.kettle, TinyWorkbook.toaster)

    expect(
      book.run("catch-up", "2"),
      out: """
        You solved all that comes before stage 2: nothing was replaced.

        Go on with 2.1 Kitchen radio: swift run workbook next
        """)
    #expect(!book.has(".workbook/catch-up.json"))
  }

  @Test func `what was written since is told`() throws {
    _ = book.run("catch-up", "2")
    try book.write("later", answer)

    expect(
      book.run("catch-up", "--undo"),
      out: """
        2 exercises: as before you caught up.
        What stood there since then is kept in \
        .workbook/backups/catch-up-undo-2026-01-31-140509

        Go on with 1.1 Kettle: swift run workbook next
        """)
  }

  @Test func `what was started over and solved since stays`() throws {
    _ = book.run("catch-up", "2")
    _ = book.run("reset", "1.1")
    try book.solve(TinyWorkbook.kettle)
    let mine = try book.text(answer)

    #expect(book.run("catch-up", "--undo").out.hasPrefix("1 exercise: as before you caught up."))
    #expect(try book.text(answer) == mine)
  }

  @Test func `our answer does not count as solved`() throws {
    _ = book.run("catch-up", "2")

    let transcript = book.run("check", "1.1")

    #expect(
      transcript.out.hasSuffix(
        """

        5 of 5 specs pass.
        Our answer, put there by catch-up: it does not count as solved by you.
        To do it yourself: swift run workbook reset 1.1
        Go on to 2.1: swift run workbook next

        """))
    #expect(!transcript.out.contains("Solved"))
    #expect(book.run("list").out.contains("  caught up 1.1  Kettle"))
    #expect(!book.run("list").out.contains("solved"))
    #expect(book.run("next").out.hasPrefix("Next: 2.1"))
  }

  @Test func `nor does it while somebody watches`() throws {
    _ = book.run("catch-up", "2")

    let transcript = book.run("watch", "1.1", steps: [.key("q")])

    #expect(transcript.out.contains("it does not count as solved"))
    #expect(!book.run("list").out.contains("solved"))
  }

  @Test func `once the learner has changed it, it counts`() throws {
    _ = book.run("catch-up", "2")
    _ = book.run("reset", "1.1")
    try book.write("mine", answer)

    #expect(!book.run("check", "1.1").out.contains("does not count"))
    #expect(book.run("list").out.contains("  red       1.1"))
  }

  @Test func `solutions come from the folder that is named`() throws {
    _ = book.run("handout", "../learner")
    book.folder = book.root.replacing("/workbook", with: "/learner")

    expect(
      book.run("catch-up", "2"), code: 2,
      error: """
        There is no solution of 1.1 in Solutions.
        Ask your instructor for the folder Solutions, then add: --solutions DIR
        """)
    #expect(book.run("catch-up", "2", "--solutions", "../workbook").code == 0)
    #expect(book.run("catch-up", "2", "--solutions=\(book.root)/Solutions").code == 0)
    expect(
      book.run("catch-up", "2", "--solutions", "docs"), code: 64,
      error: """
        docs holds no solutions.
        It must look like Exercises, or be a workbook that has Solutions.
        """)
    expect(
      book.run("catch-up", "2", "--solutions", "nowhere"), code: 64,
      error: """
        nowhere holds no solutions.
        It must look like Exercises, or be a workbook that has Solutions.
        """)
  }

  @Test(arguments: [
    (
      [],
      "Which stage do you want to start with?\nWrite for instance: swift run workbook catch-up 3"
    ),
    (["1"], "Nothing comes before stage 1.\nStart: swift run workbook next"),
    (
      ["2.1"],
      "`2.1` is an exercise, and a stage is asked for.\nIt is in stage 2, 02-bigger-things."
    ),
    (["9"], "There is no exercise or stage `9`.\nSee them all: swift run workbook list"),
    (
      ["02-biger-things"],
      "There is no exercise or stage `02-biger-things`.\nDid you mean `02-bigger-things`?"
    ),
    (["2", "--undo"], "--undo stands alone.\nWrite: swift run workbook catch-up --undo"),
    (["2", "3"], "There is a word too many: `3`.\nTo see what there is, add --help."),
  ])
  func `words that make no sense`(words: [String], error: String) {
    expect(book.run(["catch-up"] + words), code: 64, error: error)
    #expect(!book.has(".workbook"))
  }

  @Test func `without a catch-up there is nothing to undo`() {
    expect(
      book.run("catch-up", "--undo"), code: 2,
      error: """
        There is no catch-up to undo.
        See where you are: swift run workbook
        """)
  }

  @Test func `its page fits a terminal`() {
    let lines = book.run("help", "catch-up").out.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.contains { $0.hasPrefix("--undo") })
  }
}
