import Testing

@testable import WorkbookCore

@Suite struct WrongTurnRuleTests {
  private let book: TinyBook
  private let stage = Stage(
    folder: "01-seams", number: 1,
    exercises: [
      Exercise(stageFolder: "01-seams", folder: "01-first-cut", number: "1.1", minutes: 12)
    ])

  init() throws { book = try TinyBook() }

  private func problems(with rows: String, minutes: String = "12") throws -> [String] {
    try book.write(
      """
      #expect(
        door.isOpen,
        \"\"\"
        The door is "shut". \\
        Hand it a key.
        \"\"\")
      XCTAssertEqual(1, 2, "The lamp burns: " + "ask the switch.")
      """, "Tests/Specs/01-seams/01-first-cut/Specs.swift")
    let page = TextFile(
      path: "docs/Instructors/Stage-1.md",
      text: "# Stage 1\n\n\(minutes) minutes of exercises: 1.1\nFirst cut (\(minutes)).\n\n\(rows)")
    return WrongTurnRule(book: book.files, stage: stage).problems(with: page).map(\.what)
  }

  @Test(arguments: [
    "| 1.1 “The door is \"shut\". Hand it a key.” | … | … |",
    "| 1.1 “The lamp burns: ask the switch.” | … | … |",
    "| 1.1 the compiler: “missing argument” | … | … |",
  ])
  func `words that a learner sees are found`(row: String) throws {
    #expect(try problems(with: row) == [])
  }

  @Test func `words that no spec says are told`() throws {
    #expect(
      try problems(with: "| 1.1 “The door is open.” | … | … |")
        == ["No spec of 1.1 says “The door is open.”."])
  }

  @Test func `a row for another stage's exercise, and none for one's own`() throws {
    #expect(
      try problems(with: "| 2.1 “The lamp burns:” | … | … |")
        == ["Stage 1 has no exercise 2.1.", "There is no wrong turn for 1.1."])
  }

  @Test func `minutes that are not the table of contents' are told`() throws {
    #expect(
      try problems(with: "| 1.1 “The lamp burns:” | … | … |", minutes: "15")
        == [
          "The page does not say “12 minutes of exercises:”.",
          "The page does not say “1.1 First cut (12)”.",
        ])
  }
}
