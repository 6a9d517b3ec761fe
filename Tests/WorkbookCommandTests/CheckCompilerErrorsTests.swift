import Testing

/// Answers that do not compile: which error is shown, and what it means.
@Suite struct CheckCompilerErrorsTests {
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
}
