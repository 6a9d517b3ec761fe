import Testing

@testable import WorkbookCore
@testable import author
@testable import workshop

@Suite struct CarriedOnFileTests {
  private let solution = lines("one", "two", "three", "four", "five", "six", "seven", "eight")

  @Test func `a file says on its first line where it comes from`() {
    #expect(CarriedOnFile("// Carried on from 6.2.\nlet a = 1\n")?.number == "6.2")
    #expect(CarriedOnFile("// Carried on from 12.10.\n")?.number == "12.10")
  }

  @Test(arguments: ["", "let a = 1", "\n// Carried on from 6.2.", "// Carried on from 6.2. Or so."])
  func `other files say nothing of the kind`(text: String) {
    #expect(CarriedOnFile(text) == nil)
  }

  @Test func `the solution's text is no drift`() throws {
    #expect(try file(solution).drift(from: solution) == nil)
    #expect(try file(solution).drift(from: "// Carried on from 6.1.\n" + solution) == nil)
  }

  @Test func `lines may be added anywhere`() throws {
    let starter = lines(
      "zero", "one", "two", "more", "three", "four", "five", "six", "seven", "eight")
    #expect(try file(starter).drift(from: solution) == nil)
  }

  @Test func `lines may be changed beside a TODO`() throws {
    let starter = lines(
      "one", "  // TODO 1: mend it", "2", "three", "4", "five", "six", "seven", "eight")
    #expect(try file(starter).drift(from: solution) == nil)
  }

  @Test func `a line that was changed far from a TODO is drift`() throws {
    let starter = lines(
      "// TODO 1: mend it", "1", "two", "three", "four", "five", "six", "seven", "8")
    #expect(try file(starter).drift(from: solution) == "eight")
  }

  @Test func `a line that was removed is drift`() throws {
    let starter = lines("one", "two", "three", "four", "six", "seven", "eight")
    #expect(try file(starter).drift(from: solution) == "five")
  }

  @Test func `a declaration that the first lines name may change`() throws {
    let solution = lines("func a() {", "  1", "}", "let b = 2", "func c() {", "  3", "}")
    let starter = lines("func a(", "  x: Int) {", "}", "let b = 1", "func c() {", "  3", "}")

    let named = try #require(
      CarriedOnFile("// Carried on from 6.2. Changed: a,\n// b.\n" + starter))
    #expect(named.drift(from: solution) == nil)
    let partly = try #require(
      CarriedOnFile("// Carried on from 6.2. Changed: a.\n" + starter))
    #expect(partly.drift(from: solution) == "let b = 2")
  }

  private func file(_ text: String) throws -> CarriedOnFile {
    try #require(CarriedOnFile("// Carried on from 6.2.\n" + text))
  }
}

private func lines(_ lines: String...) -> String {
  lines.joined(separator: "\n") + "\n"
}
