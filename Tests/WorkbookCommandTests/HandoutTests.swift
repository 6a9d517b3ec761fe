import Testing

@Suite struct HandoutTests {
  private let book: TinyWorkbook

  init() throws { book = try TinyWorkbook() }

  @Test func `a handout holds the pristine starters and no answer`() throws {
    try book.solve(TinyWorkbook.kettle)
    try book.write("who is stuck", "reports/Ada.json")

    expect(
      book.run("handout", "../handout"),
      out: """
        The handout is in ../handout
        It holds no solutions and no trial answers.
        Try it: cd ../handout && swift run workbook
        """)
    #expect(
      try book.text("../handout/Exercises/\(TinyWorkbook.kettle)/Kettle.swift")
        .contains("// TODO 1:"))
    #expect(!book.has("../handout/Solutions"))
    #expect(!book.has("../handout/Tests/Answers"))
    #expect(!book.has("../handout/.workbook"))
    #expect(!book.has("../handout/reports"), "another class's reports are nobody's business")
  }

  @Test func `a handout is a workbook that works`() throws {
    _ = book.run("handout", "../handout")
    book.folder = book.root.replacing("/workbook", with: "/handout")

    #expect(book.run().out.contains("\nStart here: 1.1 Kettle (5 minutes)\n"))
  }

  @Test func `the solutions can be left in`() {
    expect(
      book.run("handout", "../handout", "--with-solutions"),
      out: """
        The handout is in ../handout
        It holds the solutions.
        Try it: cd ../handout && swift run workbook
        """)
    #expect(book.has("../handout/Solutions/\(TinyWorkbook.kettle)/Kettle.swift"))
    #expect(!book.has("../handout/Tests/Answers"))
  }

  @Test func `a folder that holds something is refused`() throws {
    try book.write("mine", "../taken/Notes.txt")

    let transcript = book.run("handout", "../taken")

    expect(
      transcript, code: 64,
      error: """
        ../taken is not empty.
        Name a folder that does not exist yet.
        """)
    #expect(try book.text("../taken/Notes.txt") == "mine")
  }

  @Test func `a folder inside the workbook is refused`() {
    expect(
      book.run("handout", "./copies"), code: 64,
      error: """
        ./copies lies inside the workbook.
        Name a folder beside it.
        """)
    #expect(!book.has("copies"))
  }

  @Test func `a path with a space is quoted for the shell`() {
    expect(
      book.run("handout", "../for my class"),
      out: """
        The handout is in ../for my class
        It holds no solutions and no trial answers.
        Try it: cd '../for my class' && swift run workbook
        """)
    #expect(book.has("../for my class/Package.swift"))
  }

  @Test func `it asks where to`() {
    expect(
      book.run("handout"), code: 64,
      error: """
        Where to?
        Write for instance: swift run workshop handout ../handout
        """)
  }
}
