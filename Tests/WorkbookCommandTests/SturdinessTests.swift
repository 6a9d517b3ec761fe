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
