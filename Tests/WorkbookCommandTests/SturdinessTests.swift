import Testing

/// What a learner does by accident, and what others hand in.
@Suite struct SturdinessTests {
  private let book: TinyWorkbook

  init() throws { book = try TinyWorkbook() }

  private struct DiskError: Error, CustomStringConvertible {
    var description: String { "no disk\u{1B}[2J" }
  }

  @Test func `an unforeseen error cannot steer the terminal`() {
    book.files.read = { _ in throw DiskError() }

    #expect(book.run("list").error == "no disk\u{FFFD}[2J\nSee: swift run workbook doctor\n")
  }

  @Test func `a file's name in a compiler's error cannot steer the terminal`() throws {
    try book.answer(TinyWorkbook.kettle)
    let path = "\(book.root)/Exercises/\(TinyWorkbook.kettle)/Kettle.sw\u{1A}ft"
    book.programs.answer(
      "swift build", "\(path):3:14: error: no lid\n", ending: .exited(code: 1))

    #expect(book.run("check", "1.1").out.contains("Kettle.sw\u{FFFD}ft:3"))
  }

  @Test(arguments: [true, false])
  func `what another program says cannot steer the terminal`(isScreen: Bool) {
    book.isScreen = isScreen
    book.programs.answer("git -C", "## ma\u{9B}2J\u{1B}[2Jin\n")

    #expect(book.run("doctor").out.contains("Git: ma\u{FFFD}2J\u{FFFD}[2Jin, 0 files changed\n"))
  }

  @Test func `colours stay, also in front of an accent`() {
    book.isScreen = true
    book.programs.answer("git -C", "## \u{301}main\n")
    let out = book.run("doctor").out

    #expect(out.contains("\u{1B}[32mok  \u{1B}[0m  Swift: 6.3.1\n"))
    #expect(!out.contains("\u{FFFD}"))
  }

  @Test func `a page whose lines end in two characters is shown as any other`() throws {
    let page = "Exercises/\(TinyWorkbook.kettle)/README.md"
    let hint = book.run("next").out
    try book.write(try book.text(page).replacing("\n", with: "\r\n"), page)

    #expect(book.run("next").out == hint)
  }

  @Test func `a snippet within a message is never wrapped`() {
    let snippet = "`let kettle = makeKettle(meter:  Meter.shared); kettle.boil()`"
    book.programs.set(
      "it asks the meter it was given", .fails("Nobody may have to touch a caller. \(snippet): no"))

    #expect(book.run("check").out.contains(snippet))
  }

  @Test func `what goes wrong at n is told, too`() throws {
    try book.remove("Exercises/\(TinyWorkbook.toaster)/README.md")

    #expect(
      book.run("watch", steps: [.key("n"), .key("q")]).out.contains("The brief of 1.2 is missing"))
  }

  @Test func `a path with an apostrophe is quoted for the shell`() {
    #expect(book.run("handout", "../ada's class").out.contains(#"cd '../ada'\''s class' &&"#))
  }

  @Test func `somebody else's folder may be called Exercises, too`() throws {
    for name in ["Kettle", "Meter", "CompositionRoot"] {
      let file = "\(TinyWorkbook.kettle)/\(name).swift"
      try book.write(try book.text(".starters/\(file)"), "class/ada/Exercises/\(file)")
    }
    book.folder += "/class/ada"

    #expect(!book.run("check", "1.1", "--answers", "Exercises").out.contains("Stuck?"))
  }

  @Test func `one's own progress is not offered as a way out of somebody else's answer`() throws {
    try book.write("// Kettle", "ada/\(TinyWorkbook.kettle)/Kettle.swift")

    #expect(!book.run("check", "1.1", "--answers", "ada").out.contains("workbook reset"))
  }
}
