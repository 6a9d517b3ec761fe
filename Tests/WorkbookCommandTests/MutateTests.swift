import Testing

// In the faked world every spec passes, whatever is mutated: what kills them is tried elsewhere.
@Suite struct MutateTests {
  private let book: TinyWorkbook

  init() throws {
    book = try TinyWorkbook()
    try book.write(
      """
      func makeKettle(meter: Meter) -> Kettle {
        let kettle = Kettle(meter: meter)
        kettle.boil()
        return kettle
      }

      """, "Solutions/\(TinyWorkbook.kettle)/CompositionRoot.swift")
  }

  private static let titles = [
    "`CompositionRoot.swift`, dropped statement: `kettle.boil()` → nothing",
    "`CompositionRoot.swift`, doubled statement: `kettle.boil()` → `kettle.boil(); kettle.boil()`",
    "`CompositionRoot.swift`, made anew: `kettle.boil()` → `Kettle(meter: meter).boil()`",
    "`CompositionRoot.swift`, made anew: `return kettle` → `return Kettle(meter: meter)`",
    "`Kettle.swift`, dropped statement: `init(meter: Meter) { self.meter = meter }` → "
      + "`init(meter: Meter) {  }`",
  ]

  @Test func `survivors stand under the row of their exercise, and the totals come last`() {
    expect(
      book.run("mutate", "1.1"), code: 1,
      out: """
        FAILED 1.1 Kettle: 5 mutants, 0 killed, 0 explained, 5 survived, 0 s
            Solutions/01-first-steps/01-kettle/CompositionRoot.swift:3: survived:
              - \(Self.titles[0])
            Solutions/01-first-steps/01-kettle/CompositionRoot.swift:3: survived:
              - \(Self.titles[1])
            Solutions/01-first-steps/01-kettle/CompositionRoot.swift:3: survived:
              - \(Self.titles[2])
            Solutions/01-first-steps/01-kettle/CompositionRoot.swift:4: survived:
              - \(Self.titles[3])
            Solutions/01-first-steps/01-kettle/Kettle.swift:4: survived:
              - \(Self.titles[4])

        1 exercise in 0 s.
        Killed: 0 of 5, 0 %; with the explained ones, of 5, 0 %.
        Not counted, since the compiler refused them: 0.
        0 passed, 1 failed
        """)
  }

  @Test func `explained survivors are no failure`() throws {
    try book.write(
      Self.titles.map { "- \($0)\n  The faked compiler compiles it.\n" }.joined(),
      "Tests/Answers/\(TinyWorkbook.kettle)/equivalent.md")

    expect(
      book.run("mutate", "1.1"),
      out: """
        passed 1.1 Kettle: 5 mutants, 0 killed, 5 explained, 0 survived, 0 s

        1 exercise in 0 s.
        Killed: 0 of 0, none; with the explained ones, of 5, 0 %.
        Not counted, since the compiler refused them: 0.
        1 passed, 0 failed
        """)
  }

  @Test func `a limit takes so many of each exercise`() {
    #expect(
      book.run("mutate", "1.1", "--limit", "2").out
        .hasPrefix("FAILED 1.1 Kettle: 2 mutants, 0 killed, 0 explained, 2 survived, 0 s\n"))
  }

  @Test func `when our answer is not solved, nothing is graded`() {
    book.programs.set("it waits for the lid", .fails("No."))

    #expect(
      book.run("mutate", "1.1").out.hasPrefix(
        """
        FAILED 1.1 Kettle: 0 mutants, 0 killed, 0 explained, 0 survived, 0 s
            - Not solved: our answer: red: “it waits for the lid” failed

        """))
  }

  @Test func `under a constraint, the answer that keeps it is mutated, and its spec judges`() {
    let out = book.run("mutate", "1.1", "--but", "1", "--limit", "1").out
    #expect(out.contains("\n    CompositionRoot.swift:3: survived:\n"))

    book.programs.set("it stores no meter", .fails("No."))
    #expect(
      book.run("mutate", "1.1", "--but", "1").out.contains(
        "\n    - Not solved: closure: red: “it stores no meter” failed\n"))
    #expect(
      book.run("mutate", "1.1", "--but", "3").out.contains(
        "\n    - No accepted answer keeps the constraint 3.\n"))
  }

  @Test func `verbose lists every mutant and what became of it`() {
    #expect(
      book.run("mutate", "1.1", "--limit", "1", "--verbose").out.contains(
        "\n    survived: line 3: `CompositionRoot.swift`, dropped statement: "))
  }

  @Test func `a limit that is none is refused`() {
    expect(
      book.run("mutate", "--limit", "0"), code: 64,
      error: """
        --limit takes a whole number from 1 to 10000, and not `0`.
        For instance: --limit 2
        """)
  }

  @Test func `Ctrl-C stops it`() {
    book.programs.interrupt(signal: 15)

    expect(book.run("mutate", "1.1"), code: 143, error: "\nStopped.")
  }
}
