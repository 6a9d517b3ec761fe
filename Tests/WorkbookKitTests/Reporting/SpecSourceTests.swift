import Testing

@testable import WorkbookKit

@Suite struct SpecSourceTests {
  private func code(of sentence: String, _ text: String) -> String? {
    SpecSource([text]).code(of: sentence)
  }

  @Test func `the body of a sentence in back-ticks`() {
    let text = """
      @Suite struct Specs {
        @Test func `it asks, once`() async throws {
          let a = 1

          if a > 0 { ask() }
        }
        @Test func `it waits`() { wait() }
      }
      """

    #expect(code(of: "it asks, once", text) == "let a = 1\n\nif a > 0 { ask() }")
    #expect(code(of: "it waits", text) == "wait()")
    #expect(code(of: "it sings", text) == nil)
  }

  @Test func `the body of an XCTest method, by its letters`() {
    let text = "  func testItAsksTheAPI() async {\n    ask()\n  }\n  func helper() {}\n"

    #expect(code(of: "it asks the API", text) == "ask()")
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

  @Test(arguments: [
    #"say("}")"#, #"say("\"}")"#, ##"say(#"""}"#)"##, ##"say(#"\"}"#)"##, "// }\nsay()",
    "/* } /* } */ } */ say()", #"say("\(["}": "{"]["}"]!) {")"#,
    "say(\"\"\"\n  } \"quoted\" \"\"\n  \"\"\")",
    "`}`()", ##"say(#"\#("}")"#)"##, "#expect(a == \"{\")",
  ])
  func `a brace in a text or a comment closes nothing`(body: String) {
    #expect(code(of: "it says", "@Test func `it says`() {\n\(body)\n}\nfunc other() {}") == body)
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
    let source = SpecSource(of: .inheritedObject, in: .example, files: Disk().files)

    #expect(source.code(of: "it asks") == nil)
  }
}
