import Testing

@testable import SpecSupport

@Suite struct SpecProgramsTests {
  private let package: TemporaryPackage

  init() throws { package = try TemporaryPackage() }

  private func client(_ statements: String, declarations: String = "") -> SpecClient {
    SpecClient(statements, declarations: declarations, spec: package.spec)
  }

  @Test func `each program has its own lines`() throws {
    try package.write("let greeting = \"Hello\"", to: package.answer.folder, as: "Greeting.swift")
    let programs = SpecPrograms([
      "loud": client("print(name.uppercased())", declarations: "let name = \"Ann\""),
      "twice": client("print(greeting); print(greeting)", declarations: "let name = \"Ann\""),
    ])

    #expect(programs.lines(of: "loud") == ["ANN"])
    #expect(programs.lines(of: "twice") == ["Hello", "Hello"])
    #expect(programs.lines(of: "absent") == ["there is no program “absent”"])
  }

  @Test func `a program that stops spoils no other one`() {
    let programs = SpecPrograms([
      "stops": client("var a: [Int] = []; a.removeFirst(); print(a)"), "works": client("print(7)"),
    ])

    #expect(programs.lines(of: "works") == ["7"])
    #expect(programs.lines(of: "stops").first?.hasPrefix("the client ended with") == true)
  }

  @Test func `a program that doesn't build spoils no other one`() {
    let programs = SpecPrograms([
      "fails": client("print(absent)"), "works": client("print(7)"),
    ])

    #expect(programs.lines(of: "works") == ["7"])
    #expect(
      programs.lines(of: "fails") == [
        "`print(absent)`: the compiler says: cannot find 'absent' in scope"
      ])
  }

  @Test func `programs share what they are told to, and the files that they replace`() throws {
    try package.write("func number() -> Int { 1 }", to: package.answer.folder, as: "Number.swift")
    let other = "func number() -> Int { 2 }"
    let programs = SpecPrograms(
      [
        "asks": client("print(number())").replacing(["Number.swift"], by: other),
        "adds": client("print(number() + 1)").replacing(["Number.swift"], by: other),
      ], declarations: other)

    #expect(programs.lines(of: "asks") + programs.lines(of: "adds") == ["2", "3"])
  }
}
