import Testing

@testable import WorkbookCore
@testable import workshop

@Suite struct SpecSourceTests {
  private func code(of sentence: String, _ text: String) -> String? {
    SpecSource([text]).code(of: sentence)
  }

  @Test func `a sentence in back-ticks`() {
    let text = """
      @Suite struct Specs {
        @Test func `it asks, once`() async throws {
          let a = 1

          if a > 0 { ask() }
        }
        @Test func `it waits`() { wait() }
      }
      """

    #expect(
      code(of: "it asks, once", text) == """
        @Test func `it asks, once`() async throws {
          let a = 1

          if a > 0 { ask() }
        }
        """)
    #expect(code(of: "it waits", text) == "@Test func `it waits`() { wait() }")
    #expect(code(of: "it sings", text) == nil)
  }

  @Test func `an XCTest method, by its letters`() {
    let text = "  func testItAsksTheAPI() async {\n    ask()\n  }\n  func helper() {}\n"

    #expect(code(of: "it asks the API", text) == "func testItAsksTheAPI() async {\n  ask()\n}")
    #expect(code(of: "helper", text) == nil)
  }

  @Test func `with its arguments when it is run with several values`() {
    let text = """
        @Test(.tags(.goal), arguments: ["(", "}"])
        func `it adds`(value: String) {
          add(value)
        }
      """

    #expect(
      code(of: "it adds", text) == """
        @Test(.tags(.goal), arguments: ["(", "}"])
        func `it adds`(value: String) {
          add(value)
        }
        """)
  }

  @Test func `attributes and a signature of several lines`() {
    let text = """
      @Suite struct Specs {
        @MainActor @Test(arguments: [
          "}", "{",
        ])
        func
          `it adds the value that it was given to all the others`(
            value: String
          ) async throws
        {
          add(value)
        }

        @Test(.tags(.goal))
        func `it waits`()
          async throws
        {
          wait()
        }
      }
      """

    let adds = code(of: "it adds the value that it was given to all the others", text)
    #expect(adds?.hasPrefix("@MainActor @Test(arguments: [\n  \"}\", \"{\",\n])\nfunc\n") == true)
    #expect(adds?.hasSuffix("\n{\n  add(value)\n}") == true)
    #expect(code(of: "it waits", text)?.hasPrefix("@Test(.tags(.goal))\nfunc `it waits`()") == true)
  }

  @Test(arguments: [#"say("}")"#, "// }\n  say()", "say(\n    \"\"\"\n    }\n    \"\"\")"])
  func `a brace in a text or a comment closes nothing`(body: String) {
    let spec = "@Test func `it says`() {\n  \(body)\n}"

    #expect(code(of: "it says", spec + "\nfunc other() {}") == spec)
  }

  @Test func `a function in a comment or a text is none`() {
    let text = "// @Test func `it hides`() { a() }\nlet b = \"@Test func `it hides`() { a() }\"\n"

    #expect(code(of: "it hides", text) == nil)
  }

  @Test(arguments: [
    "@Test func `it asks`() {", "@Test func `it asks", "@Test func", "func", "@Test func `a`(",
    "\"", "#", "/*", "\"\\(", "`", "",
  ])
  func `what breaks off is no spec, and no crash`(text: String) {
    #expect(SpecCode.all(in: text).isEmpty)
  }

  @Test func `what cannot be read is left out`() {
    let source = SpecSource(of: .solved, in: Workbook.example.with(files: Disk().files))

    #expect(source.code(of: "it asks") == nil)
  }
}
