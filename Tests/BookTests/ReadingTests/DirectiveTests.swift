import Testing

@Suite struct DirectiveTests {
  private func read(_ text: String) throws -> [Directive] {
    try Directive.all(in: TextFile(path: "a.tutorial", text: text))
  }

  @Test func `directives hold directives, arguments and words`() throws {
    let found = try read(
      """
      @Tutorial(time: 15) {
        @Step {
          Light the lamp, "now".

          @Code(name: "Lamp.swift", file: "A-01-Lamp.swift")
        }
        @Choice(isCorrect: true) {
          ```swift
          @main struct App {
          }
          ```
        }
      }
      """)
    let all = found.flatMap(\.everything)
    #expect(all.map(\.name) == ["Tutorial", "Step", "Code", "Choice"])
    #expect(all.map(\.line) == [1, 2, 5, 7])
    #expect(all[0].arguments == ["time": "15"])
    #expect(all[1].words == "Light the lamp, \"now\".")
    #expect(all[2].arguments == ["name": "Lamp.swift", "file": "A-01-Lamp.swift"])
    #expect(all[3].arguments == ["isCorrect": "true"])
    #expect(all[3].words.contains("@main struct App"))
  }

  @Test func `a comma, a colon and a quotation mark may stand in an argument`() throws {
    let found = try read(#"@Image(source: "a.svg", alt: "Two, one: \"lit\".")"#)
    #expect(found[0].arguments == ["source": "a.svg", "alt": #"Two, one: \"lit\"."#])
  }

  @Test(arguments: [
    ("@Step {\n", 1), ("@Step {\n}\n}\n", 3), ("@Step {\n@Code(name: \"a\" is odd\n}\n", 2),
    ("@TaskLocal values are lent.\n", 1),
  ])
  func `what cannot be read is told with its line`(text: String, line: Int) throws {
    let error = #expect(throws: Directive.SyntaxError.self) { try read(text) }
    #expect(error?.line == line)
  }
}
