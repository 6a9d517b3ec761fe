import Testing

/// Answers that do not compile, do not come back, or cannot be graded at all.
@Suite struct CheckFailuresTests {
  private let book: TinyWorkbook
  private let folder = "Exercises/\(TinyWorkbook.kettle)"

  init() throws { book = try TinyWorkbook() }

  private func refuse(_ places: String...) {
    let lines = places.map { "\(book.root)/\($0)\n" }
    book.programs.answer("swift build", lines.joined(), ending: .exited(code: 1))
  }

  private static let ownError = "\(TinyWorkbook.kettle)/Kettle.swift:3:9: error: expected '}'"
  private static let specsError =
    "Tests/Specs/\(TinyWorkbook.kettle)/KettleSpecs.swift:9:3: error: no member 'boil'"

  // MARK: - Does not compile

  @Test func `the learner's own error is shown, not those that it causes in the specs`() {
    refuse(Self.specsError, "Exercises/\(Self.ownError)")

    expect(
      book.run("check"), code: 1,
      out: """
        1.1 Kettle

          expected '}'
          Exercises/01-first-steps/01-kettle/Kettle.swift:3

          1 more: swift run workbook check 1.1 --all

        Does not compile. Stuck? swift run workbook hint 1.1
        """)
  }

  @Test func `a cause that the compiler does not name is told`() {
    refuse(
      "Exercises/\(TinyWorkbook.kettle)/Root.swift:4:3: error: 'Lid' initializer is "
        + "inaccessible due to 'private' protection level")

    expect(
      book.run("check"), code: 1,
      out: """
        1.1 Kettle

          'Lid' initializer is inaccessible due to 'private' protection level
          Exercises/01-first-steps/01-kettle/Root.swift:4

          A `private` property without a value makes the initializer private that the
          compiler writes for a struct. Leave `private` out, or write the initializer
          yourself.

        Does not compile. Stuck? swift run workbook hint 1.1
        """)
  }

  @Test func `every error is shown on request`() {
    refuse(Self.specsError, "Exercises/\(Self.ownError)")

    let out = book.run("check", "--all").out

    let own = out.firstRange(of: "Exercises/01-first-steps/01-kettle/Kettle.swift:3\n")
    let specs = out.firstRange(of: "Tests/Specs/01-first-steps/01-kettle/KettleSpecs.swift:9\n")
    #expect(own != nil && specs != nil)
    #expect((own?.lowerBound ?? out.endIndex) < (specs?.lowerBound ?? out.startIndex))
  }

  @Test func `an error in the specs alone is explained`() {
    refuse(Self.specsError)

    expect(
      book.run("check"), code: 1,
      out: """
        1.1 Kettle

          no member 'boil'
          Tests/Specs/01-first-steps/01-kettle/KettleSpecs.swift:9

          The specs use your code as the brief's “Names the specs use” says, and that
          use does not compile any more. Leave the specs alone, and change your code so
          that it does.

        Does not compile. Stuck? swift run workbook hint 1.1
        """)
  }

  @Test func `an error in the outside world is explained`() {
    refuse("\(folder)/Meter.swift:2:1: error: invalid redeclaration of 'Meter'")

    expect(
      book.run("check"), code: 1,
      out: """
        1.1 Kettle

          invalid redeclaration of 'Meter'
          Exercises/01-first-steps/01-kettle/Meter.swift:2

          The error is in a file of the outside world, which stays as it is. Change your
          own files so that it fits.

        Does not compile. Stuck? swift run workbook hint 1.1
        """)
  }

  @Test func `every error on request stands apart from the next`() {
    refuse(Self.specsError, "Exercises/\(Self.ownError)")

    #expect(
      book.run("check", "--all").out.hasPrefix(
        """
        1.1 Kettle

          expected '}'
          Exercises/01-first-steps/01-kettle/Kettle.swift:3

          no member 'boil'
          Tests/Specs/01-first-steps/01-kettle/KettleSpecs.swift:9


        """))
  }

  // MARK: - Crashed, hung

  @Test func `a trap is named with its place, and the others keep their results`() {
    book.programs.set("it waits for the lid", .traps("Index out of range"))

    let transcript = book.run("check")

    #expect(transcript.code == 1)
    #expect(
      transcript.out.hasPrefix(
        """
        1.1 Kettle

          FAILED  it asks the meter it was given
          FAILED  it boils the water once
          CRASHED it waits for the lid
          FAILED  it forgets the last cup
          passed  keeps old callers boiling

        it waits for the lid

        """))
    #expect(
      transcript.out.hasSuffix(
        """
          It ended the whole program: Index out of range

          Exercises/01-first-steps/01-kettle/Kettle.swift:4

          A spec must come back to be judged: look for a trap, an endless recursion, an
          exit.

        Crashed: a spec ended the whole program. Stuck? swift run workbook hint 1.1

        """))
  }

  @Test func `a trap in XCTest is named, too`() {
    book.programs.set("it boils the water once", .traps("no water"))

    let out = book.run("check").out

    #expect(out.contains("\n  CRASHED it boils the water once\n  FAILED  it waits for the lid\n"))
    #expect(
      out.contains("\n\nit boils the water once\n\n  It ended the whole program: no water\n"))
  }

  @Test func `a spec that hangs is stopped and named`() {
    book.programs.set("it waits for the lid", .hangs)

    expect(
      book.run("check", "--timeout", "3"), code: 1,
      out: """
        1.1 Kettle

          FAILED  it asks the meter it was given
          FAILED  it boils the water once
          HUNG    it waits for the lid
          FAILED  it forgets the last cup
          passed  keeps old callers boiling

        it waits for the lid

          This spec was running, and nothing happened any more.

          Look for a loop that never ends, or for something that waits for itself.

        Hung: stopped after 3 s without progress. Stuck? swift run workbook hint 1.1
        """)
  }

  @Test(arguments: [([], "10 s"), (["--timeout", "0.5"], "0.5 s")])
  func `the limit is ten seconds or what was asked for`(options: [String], words: String) {
    book.programs.set("it boils the water once", .hangs)

    #expect(
      book.run(["check"] + options).out
        .contains("\nHung: stopped after \(words) without progress. Stuck?"))
  }

  @Test func `on a screen a word stands behind what broke off`() {
    (book.isScreen, book.environment) = (true, ["NO_COLOR": "1"])
    book.programs.set("it waits for the lid", .traps("no lid"))

    #expect(book.run("check").seen.contains("\n  ✗ it waits for the lid  (crashed)\n"))
  }

  // MARK: - Specs that did not count

  @Test func `a spec that is skipped has not passed`() throws {
    try book.answer(TinyWorkbook.kettle)
    book.programs.set("it forgets the last cup", .isSkipped)

    expect(
      book.run("check"), code: 1,
      out: """
        1.1 Kettle

          passed  it asks the meter it was given
          passed  it boils the water once
          passed  it waits for the lid
          SKIPPED it forgets the last cup
          passed  keeps old callers boiling

        it forgets the last cup

          The spec says that it is not to be run, and what did not run did not pass.

          Put Tests/Specs/01-first-steps/01-kettle back from a fresh copy of the
          workbook.

        Red: 1 of 5 specs fail. Stuck? swift run workbook hint 1.1
        """)
  }

  @Test func `a spec that is gone has not passed`() throws {
    try book.answer(TinyWorkbook.kettle)
    book.programs.set("it waits for the lid", .isAbsent)

    let transcript = book.run("check")

    #expect(transcript.code == 1)
    #expect(
      transcript.out.hasSuffix(
        """
        it waits for the lid

          The brief names this spec, and none was found.

          Put Tests/Specs/01-first-steps/01-kettle back from a fresh copy of the
          workbook.

        Red: 1 of 5 specs fail. Stuck? swift run workbook hint 1.1

        """))
  }

  @Test func `an expectation that fails for several arguments is said once`() {
    book.programs.set("it asks the meter it was given", .failsOften("Ask the meter.", 3))

    let out = book.run("check").out

    #expect(out.ranges(of: "Ask the meter.").count == 1)
    #expect(out.contains("\n  (This spec failed 2 more times, with other values.)\n"))
  }

  @Test func `a message cannot steer the terminal`() {
    book.programs.set("it asks the meter it was given", .fails("before\u{1B}[2J\u{9B}31m\rafter"))

    #expect(book.run("check").out.contains("  before\u{FFFD}[2J\u{FFFD}31m\u{FFFD}after\n"))
  }

  // MARK: - Not graded

  @Test func `a file that is missing is looked for under a like name`() throws {
    try book.remove("\(folder)/Kettle.swift")
    try book.write("// mine\n", "\(folder)/Kettles.swift")

    expect(
      book.run("check"), code: 2,
      out: """
        1.1 Kettle

        `Kettle.swift` is missing in Exercises/01-first-steps/01-kettle. Is it
        `Kettles.swift`, renamed?

        Not graded.
        Rename `Kettles.swift` back to `Kettle.swift`.
        """)
  }

  @Test func `a file that is gone can be put back`() throws {
    try book.remove("\(folder)/Kettle.swift")

    #expect(
      book.run("check").out.contains("swift run workbook reset 1.1 Kettle.swift\n"))
    _ = book.run("reset", "1.1", "Kettle.swift")
    #expect(book.run("check").code == 1)
  }

  @Test func `a toolchain that is not there sends one to the doctor`() {
    book.programs.answer("swift build", "env: swift: No such file\n", ending: .exited(code: 127))

    let transcript = book.run("check")

    #expect(transcript.code == 2)
    #expect(
      transcript.out.hasPrefix(
        "1.1 Kettle\n\nThe Swift toolchain was not found.\n\nNot graded.\n"))
    #expect(transcript.out.hasSuffix(" swift run workbook doctor\n"))
  }

  @Test func `a build that fails without an error of the compiler's is told in its own words`() {
    book.programs.answer(
      "swift build", "[1/2] Planning\nerror: no space left on device\n", ending: .exited(code: 1))

    expect(
      book.run("check"), code: 2,
      out: """
        1.1 Kettle

        The build failed: error: no space left on device

        Not graded.
        See all of it: add --verbose.
        """)
  }

  @Test func `no spec at all is no pass`() throws {
    try book.answer(TinyWorkbook.radio)
    book.programs.set("it plays the station it was given", .isAbsent)
    book.programs.set("it is quiet at night", .isAbsent)

    let transcript = book.run("check", "2.1")

    #expect(transcript.code == 2)
    #expect(transcript.out.contains("\nNo spec was found, so nothing was checked.\n"))
    #expect(
      transcript.out.hasSuffix(
        "\nNot graded.\nPut Tests/Specs back from a fresh copy of the workbook.\n"))
  }

  @Test func `what could not be graded leaves one's progress alone`() {
    book.programs.answer("swift build", ending: .exited(code: 127))
    _ = book.run("check", "1.1")

    #expect(book.run("list").out.contains("not tried 1.1"))
  }
}
