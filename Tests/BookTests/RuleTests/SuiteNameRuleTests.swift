import Testing

/// The rule about suites' names notices one that is wrong.
@Suite struct SuiteNameRuleTests {
  private func problems(_ texts: (module: String, text: String)...) -> [Problem] {
    SuiteNameRule().problems(
      with: texts.map {
        ($0.module, [TextFile(path: "Tests/Specs/\($0.module).swift", text: $0.text)])
      })
  }

  @Test func `a name that begins with its exercise's is left alone`() {
    #expect(
      problems(
        ("Lamp", "@Suite struct LampSpecs {\n}\nfinal class LampXCTests: XCTestCase {\n}\n"),
        ("Switch", "@Suite(.serialized) struct SwitchSpecs {\n}\n")) == [])
  }

  @Test func `a name that begins otherwise is told`() {
    let found = problems(("Lamp", "import Testing\n@Suite struct BulbSpecs {\n}\n"))
    #expect(found.places == ["Lamp.swift:2"])
    #expect(found.words.contains("Begin it with Lamp."))
  }

  @Test func `a name that is there twice is told`() {
    let text = "class LampXCTests: XCTestCase {\n}\n"
    #expect(problems(("Lamp", text), ("Lamp", "\n" + text)).places == ["Lamp.swift:2"])
  }
}
