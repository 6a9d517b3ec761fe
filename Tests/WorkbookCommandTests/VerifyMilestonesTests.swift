import Testing

/// The form of a brief that divides its specs by milestones.
@Suite struct VerifyMilestonesTests {
  private let book: TinyWorkbook

  init() throws { book = try TinyWorkbook() }

  /// What `verify` says of the kettle with this “Done when”.
  private func transcript(_ doneWhen: String) throws -> Transcript {
    try book.divideKettle(doneWhen)
    return book.run("verify", "1.1")
  }

  @Test func `milestones in order, with their specs and minutes, are right`() throws {
    expect(
      try transcript(TinyWorkbook.milestones),
      out: """
        passed 1.1 Kettle: 5 specs, 2 accepted, 3 rejected, 0 s

        1 exercise in 0 s.
        2 accepted answers, 3 rejected; the diagnosis came first in 3, 100 %.
        1 passed, 0 failed
        """)
  }

  @Test(arguments: [
    (" (2 minutes)", ""), (" (3 minutes)", ""),
    ("**All the way**\n\n- keeps old callers boiling\n", ""),
  ])
  func `minutes and guards may be left out`(text: String, other: String) throws {
    let out = try transcript(TinyWorkbook.milestones.replacing(text, with: other)).out

    #expect(!out.contains("inute") && !out.contains("ilestone"))
  }

  @Test(arguments: [
    (
      "Milestone 2:", "Milestone 3:",
      "The milestones must be numbered 1, 2, 3 …, and are [1, 3]."
    ),
    ("(3 minutes)", "(4 minutes)", "The milestones take 6 minutes, and the exercise 5."),
    (
      "Milestone 2:", "Milestone 2",
      """
      A heading in “Done when” must be **Milestone N: a short result (M minutes)** or **All the \
      way**, on one line, and is: **Milestone 2 it takes its time (3 minutes)**
      """
    ),
    (
      "- it waits for the lid\n- it forgets the last cup\n", "",
      "Milestone 2 has no spec."
    ),
    (
      "**All the way**\n\n", "",
      "The guard “keeps old callers boiling” stands in milestone 2; it belongs under **All the way**."
    ),
    (
      "**Milestone 2: it takes its time (3 minutes)**", "**All the way**",
      "The goal “it waits for the lid” stands under **All the way**; it belongs to a milestone."
    ),
    (
      "**Milestone 2:", "**All the way**\n\n**Milestone 2:", "**All the way** must come last."
    ),
    (
      "**Milestone 1:", "- it boils the water once\n\n**Milestone 1:",
      "“it boils the water once” stands before the first milestone."
    ),
  ])
  func `anything else is a fault`(text: String, other: String, fault: String) throws {
    let transcript = try transcript(TinyWorkbook.milestones.replacing(text, with: other))

    #expect(transcript.code == 1)
    let words = transcript.out.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("- \(fault)"))
  }
}
