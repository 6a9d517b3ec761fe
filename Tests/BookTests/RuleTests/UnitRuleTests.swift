import Testing

/// The rule about units notices what is wrong with one.
@Suite struct UnitRuleTests {
  private let book: TinyBook

  init() throws { book = try TinyBook() }

  private func problems() throws -> [Problem] {
    let workshop = book.workshop
    return try book.files.units.flatMap { try UnitRule(workshop: workshop).problems(with: $0) }
  }

  @Test func `sound units are left alone`() throws {
    try book.unit("Before.swift", "struct Lamp {}\n")
    try book.unit("After/Lamp.swift", "struct Lamp { let bulb: Bulb }\n")
    try book.unit("After/Bulb.swift", "struct Bulb {}\n")
    try book.unit("Run/main.swift", "print(\"lit\")\n")
    try book.unit("Wrong.swift", "// Does not compile: cannot find 'bulb' in scope\nlet a = bulb\n")
    #expect(try problems() == [])
  }

  @Test func `an error and a warning are told with their places`() throws {
    try book.unit("Error.swift", "struct Lamp {\n  let bulb: Bulb\n}\n")
    try book.unit("Warning.swift", "func light() {\n  var bulb = 1\n  print(bulb)\n}\n")
    let found = try problems()
    #expect(found.places == ["Error.swift:2", "Warning.swift:2"])
    #expect(found.words.contains("cannot find type 'Bulb' in scope"))
    #expect(found.words.contains("never mutated"))
  }

  @Test func `an error that only shows when code is made is noticed`() throws {
    try book.unit("Flow.swift", "func light() -> Int {\n  print(1)\n  print(2)\n}\n")
    #expect(try problems().words.contains("missing return"))
  }

  @Test func `what compiles although it says that it does not is noticed`() throws {
    try book.unit("Wrong.swift", "// Does not compile: no lamp\nstruct Lamp {}\n")
    #expect(try problems().words.contains("It compiles"))
  }

  @Test func `what fails with other words is noticed`() throws {
    try book.unit("Wrong.swift", "// Does not compile: no lamp\nlet a = bulb\n")
    let found = try problems().words
    #expect(found.contains("no error says “no lamp”"))
    #expect(found.contains("cannot find 'bulb' in scope"))
  }

  @Test func `a mark without words is noticed`() throws {
    try book.unit("Wrong.swift", "// Does not compile:\nlet a = bulb\n")
    #expect(try problems().words.contains("does not say which error"))
  }

  @Test func `a marked file of a folder is left out of the rest, and fails with it`() throws {
    try book.unit("Desk/Lamp.swift", "struct Lamp {}\n")
    try book.unit(
      "Desk/Use.swift", "// Does not compile: has no member 'dim'\nlet a = Lamp().dim\n")
    #expect(try problems() == [])

    try book.unit("Desk/Lamp.swift", "struct Lamp { var dim = 1 }\n")
    #expect(try problems().places == ["Use.swift:1"])
  }

  @Test func `a program that does not end well is noticed`() throws {
    try book.unit("Run/main.swift", "fatalError(\"no bulb\")\n")
    #expect(try problems().words.contains("no bulb"))
  }

  @Test func `tests that nobody would run are noticed`() throws {
    try book.unit("Run/main.swift", "import Testing\n@Test func a() {}\nprint(1)\n")
    #expect(try problems().words.contains("nobody would run them"))
  }
}
