import Testing

/// What is shown as it is: a space more or less may be the point.
@Suite struct ValuesTests {
  private let book: TinyWorkbook

  init() throws { book = try TinyWorkbook() }

  private static let goals = ["it asks the meter it was given", "it boils the water once"]

  @Test(arguments: goals)
  func `found and expected stand under the message`(sentence: String) {
    book.programs.set(sentence, .finds("one cup", insteadOf: "two cups"))

    #expect(
      book.run("check", "--all").out.contains(
        "\n\n  found:    one cup\n  expected: two cups\n\n  Tests/Specs/"))
  }

  @Test(arguments: goals)
  func `runs of spaces in values survive`(sentence: String) {
    book.programs.set(sentence, .finds("tea   1", insteadOf: "  tea  1"))

    #expect(
      book.run("check", "--all").out.contains("\n  found:    tea   1\n  expected:   tea  1\n"))
  }

  @Test(arguments: goals)
  func `an apostrophe that Swift escapes in a list is shown as it is`(sentence: String) {
    book.programs.set(sentence, .finds(#"["no \'tea\'"]"#, insteadOf: "[]"))

    #expect(book.run("check", "--all").out.contains("\n  found:    no 'tea'\n"))
  }

  @Test(arguments: goals)
  func `values are never wrapped`(sentence: String) {
    let value = Array(repeating: "a cup of tea", count: 20).joined(separator: " ")
    book.programs.set(sentence, .finds(value, insteadOf: "\(value)."))

    #expect(
      book.run("check", "--all").out
        .contains("\n  found:    \(value)\n  expected: \(value).\n"))
  }

  @Test(arguments: goals)
  func `a value that is too long to compare by eye is cut`(sentence: String) {
    let value = String(repeating: "x", count: 301)
    book.programs.set(sentence, .finds(value, insteadOf: "tea"))

    let out = book.run("check", "--all").out
    #expect(!out.contains(value))
    #expect(out.contains(value.dropLast(2) + "…"))
  }

  @Test(arguments: goals)
  func `a list of texts has a line for each`(sentence: String) {
    book.programs.set(sentence, .finds(#"["tea", "milk"]"#, insteadOf: #"["tea"]"#))

    #expect(
      book.run("check", "--all").out
        .contains("\n  found:    tea\n            milk\n  expected: tea\n"))
  }

  @Test(arguments: goals)
  func `values cannot steer the terminal`(sentence: String) {
    book.programs.set(sentence, .finds("\u{1B}[2J", insteadOf: "tea"))

    #expect(book.run("check", "--all").out.contains("\n  found:    \u{FFFD}[2J\n"))
  }

  @Test func `the place of a spec is never wrapped`() throws {
    let book = try TinyWorkbook(named: "a workbook  in a folder with a very long name")
    book.folder += "/docs"
    (book.isScreen, book.width, book.environment) = (true, 20, ["NO_COLOR": "1"])

    #expect(
      book.run("check").out.contains(
        "\n  ROOT/Tests/Specs/01-first-steps/01-kettle/KettleSpecs.swift:7\n"))
  }

  @Test func `the place of a compiler's error is never wrapped`() {
    let path = "Exercises/\(TinyWorkbook.kettle)/A kettle  that does not compile at all.swift"
    (book.isScreen, book.width, book.environment) = (true, 40, ["NO_COLOR": "1"])
    book.programs.answer(
      "swift build", "\(book.root)/\(path):3:1: error: no\n", ending: .exited(code: 1))

    #expect(book.run("check").out.contains("\n  no\n  \(path):3\n"))
  }
}
