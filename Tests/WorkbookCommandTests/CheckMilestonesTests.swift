import Foundation
import Testing

/// An exercise whose brief divides its specs by milestones.
@Suite struct CheckMilestonesTests {
  private let book: TinyWorkbook

  init() throws {
    book = try TinyWorkbook()
    try book.divideKettle()
  }

  private static let lidIsRed = """
    it waits for the lid

      The kettle did not wait.

      found:    1
      expected: 2

      Tests/Specs/01-first-steps/01-kettle/KettleSpecs.swift:19
    """

  @Test func `at the start no milestone is begun`() {
    expect(
      book.run("check"), code: 1,
      out: """
        1.1 Kettle

        Milestone 1: it reads the meter it was given, not begun
          FAILED  it asks the meter it was given
          FAILED  it boils the water once

        Milestone 2: it takes its time, not begun, 2 specs

        All the way
          passed  keeps old callers boiling

        it asks the meter it was given

          `Kettle` still reads `Meter.shared`. It must read the meter that it was given.

          found:    1
          expected: 2

          Tests/Specs/01-first-steps/01-kettle/KettleSpecs.swift:7

        Red: milestone 1 of 2, its 2 specs fail. Stuck? swift run workbook hint 1.1
        The idea: docs/Kettles.md
        """)
  }

  @Test func `with --all, the specs of later milestones are listed, too`() {
    let out = book.run("check", "--all").out

    #expect(
      out.contains(
        """
        Milestone 2: it takes its time, not begun
          FAILED  it waits for the lid
          FAILED  it forgets the last cup

        """))
  }

  @Test func `a milestone that is reached is told, and is a place for a break`() throws {
    try book.reachFirstMilestone()

    expect(
      book.run("check"), code: 1,
      out: """
        1.1 Kettle

        Milestone 1: it reads the meter it was given, reached, 2 specs

        Milestone 2: it takes its time, not begun
          FAILED  it waits for the lid
          FAILED  it forgets the last cup

        All the way
          passed  keeps old callers boiling

        \(Self.lidIsRed)

        Milestone 1 of 2 is reached. A good place for a commit or a break.
        Red: milestone 2 of 2, its 2 specs fail. Stuck? swift run workbook hint 1.1
        The idea: docs/Kettles.md
        """)
  }

  @Test func `in the middle of the next one no break is proposed`() throws {
    try book.reachFirstMilestone()
    book.programs.set("it forgets the last cup", .passes)
    let out = book.run("check").out

    #expect(out.contains("\nMilestone 2: it takes its time, partly: 1 of 2 specs green\n"))
    #expect(
      out.hasSuffix(
        """

        Milestone 1 of 2 is reached.
        Red: milestone 2 of 2, 1 of its 2 specs fail. Stuck? swift run workbook hint 1.1
        The idea: docs/Kettles.md

        """))
  }

  @Test func `a milestone behind one that is red does not hide it`() {
    book.programs.set("it waits for the lid", .passes)
    book.programs.set("it forgets the last cup", .passes)
    let out = book.run("check").out

    #expect(out.contains("\nMilestone 2: it takes its time, reached, 2 specs\n"))
    #expect(out.contains("\n\nRed: milestone 1 of 2, its 2 specs fail."))
    #expect(!out.contains("is reached"))
  }

  @Test func `a milestone of one spec`() throws {
    let boils = "- it boils the water once\n"
    let text = TinyWorkbook.milestones.replacing(boils, with: "")
    try book.divideKettle(text.replacing("- it waits", with: boils + "- it waits"))
    let out = book.run("check").out

    #expect(out.contains("\n\nRed: milestone 1 of 2, its spec fails. Stuck?"))
    #expect(out.contains("\nMilestone 2: it takes its time, not begun, 3 specs\n\nAll the way"))
  }

  @Test func `a guard that is broken is not praised`() throws {
    try book.reachFirstMilestone()
    book.programs.set("keeps old callers boiling", .fails("An old caller got cold water."))

    expect(
      book.run("check"), code: 1,
      out: """
        1.1 Kettle

        Milestone 1: it reads the meter it was given, 2 of 2 specs green
          passed  it asks the meter it was given
          passed  it boils the water once

        Milestone 2: it takes its time, not begun, 2 specs

        All the way
          FAILED  keeps old callers boiling

        keeps old callers boiling

          An old caller got cold water.

          found:    1
          expected: 2

          Tests/Specs/01-first-steps/01-kettle/KettleSpecs.swift:31

        Red: a “keeps …” spec fails, so no milestone counts as reached. Stuck?
        swift run workbook hint 1.1
        The idea: docs/Kettles.md
        """)
  }

  @Test func `specs that did not come back leave their milestone open`() throws {
    try book.reachFirstMilestone()
    book.programs.set("it boils the water once", .traps("no water"))
    let out = book.run("check").out

    #expect(
      out.contains("\nMilestone 1: it reads the meter it was given, partly: 1 of 2 specs green\n"))
    #expect(
      out.hasSuffix(
        """


        Crashed: a spec ended the whole program. Stuck? swift run workbook hint 1.1
        The idea: docs/Kettles.md

        """))
  }

  @Test func `a crash further on is no place for a break`() throws {
    try book.reachFirstMilestone()
    book.programs.set("it waits for the lid", .traps("no lid"))

    #expect(!book.run("check").out.contains("is reached"))
  }

  @Test func `no break is proposed for somebody else's answers`() throws {
    book.programs.set("it asks the meter it was given", .passes)
    book.programs.set("it boils the water once", .passes)

    #expect(
      book.run("check", "1.1", "--answers", ".starters").out.hasSuffix(
        """

        Milestone 1 of 2 is reached.
        Red: milestone 2 of 2, its 2 specs fail.

        """))
  }

  @Test func `solved is every spec`() throws {
    try book.answer(TinyWorkbook.kettle)

    expect(
      book.run("check"),
      out: """
        1.1 Kettle

        Milestone 1: it reads the meter it was given, reached
          passed  it asks the meter it was given
          passed  it boils the water once

        Milestone 2: it takes its time, reached
          passed  it waits for the lid
          passed  it forgets the last cup

        All the way
          passed  keeps old callers boiling

        Solved: 5 of 5 specs pass.
        Compare with ours: swift run workbook solution 1.1
        From the start, under a constraint: swift run workbook again 1.1
        Go on to 1.2: swift run workbook next
        """)
  }

  @Test func `on a narrow screen the headings are wrapped`() throws {
    try book.reachFirstMilestone()
    (book.isScreen, book.width, book.environment) = (true, 40, ["NO_COLOR": "1"])

    #expect(
      book.run("check").seen.hasPrefix(
        """
        1.1 Kettle

        Milestone 1: it reads the meter it was
        given · reached, 2 specs

        Milestone 2: it takes its time · not
        begun
          ✗ it waits for the lid
        """))
  }

  @Test func `several exercises have a row each, as always`() {
    #expect(
      book.run("check", "all").out.hasPrefix("FAILED 1.1 Kettle: red, 4 of 5 specs fail\n"))
  }

  @Test func `watch shows them, too`() throws {
    try book.reachFirstMilestone()

    #expect(
      book.run("watch", steps: [.key("q")]).out.contains(
        "\nMilestone 1 of 2 is reached. A good place for a commit or a break.\n"))
  }
}
