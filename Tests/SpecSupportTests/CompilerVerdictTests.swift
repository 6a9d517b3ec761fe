import Testing

@testable import SpecSupport

@Suite struct CompilerVerdictTests {
  private static let output = """
    /w/My Lamp.swift:3:17: error: missing argument for parameter 'bulb' in call
    1 | func light(bulb: Int) {}
    3 |   light()
    /w/My Lamp.swift:1:6: note: 'light(bulb:)' declared here
    /w/My Lamp.swift:9:1: error: cannot find 'shade' in scope
    /w/My Lamp.swift:3:17: error: missing argument for parameter 'bulb' in call
    """

  private func verdict(
    _ output: String = output, succeeded: Bool = false, statements: String = "light()"
  ) -> CompilerVerdict {
    CompilerVerdict(output: output, succeeded: succeeded, statements: statements)
  }

  @Test func `it holds each error once, in order`() {
    #expect(
      verdict().errors == [
        "missing argument for parameter 'bulb' in call", "cannot find 'shade' in scope",
      ])
    #expect(!verdict().isAccepted)
  }

  @Test(arguments: [
    ("missing argument", true), ("cannot find 'shade'", true), ("declared here", false),
    ("does not conform", false),
  ])
  func `it is refused with the words of any error`(words: String, isRefused: Bool) {
    #expect(verdict().isRefused(with: words) == isRefused)
  }

  @Test(arguments: [
    ("missing argument for parameter 'api' in call", true),
    ("'nil' is not compatible with expected argument type 'any API'", true),
    ("no exact matches in call to initializer", true),
    ("generic parameter 'some API' could not be inferred", true),
    ("cannot find 'Lamp' in scope", false),
  ])
  func `it tells whether an argument is missed`(error: String, misses: Bool) {
    #expect(verdict("/w/client.swift:1:1: error: \(error)\n").missesAnArgument == misses)
  }

  @Test(arguments: ["", "/w/F.swift:1:1: warning: unused\n", "said error: in passing\n"])
  func `a compiler that succeeded accepts, whatever it printed`(output: String) {
    let verdict = verdict(output, succeeded: true)
    #expect(verdict.isAccepted)
    #expect(!verdict.isRefused(with: ""))
  }

  @Test(arguments: ["", "Stack dump:\n0. Program arguments\n"])
  func `a compiler that fails without an error has not accepted`(output: String) {
    let verdict = verdict(output)
    #expect(!verdict.isAccepted)
    #expect(verdict.errors == ["it failed without an error: \(output)"])
  }

  @Test func `what a protocol requires is told with the error, once`() {
    let verdict = CompilerVerdict(
      output: """
        /w/A.swift:6:1: error: type 'House' does not conform to protocol 'CellarParent'
        2 |   `- note: protocol requires property 'lamp' with type 'any Lamp'
        /w/P.swift:2:3: note: protocol requires property 'lamp' with type 'any Lamp'
        """, succeeded: false, statements: "")

    #expect(
      verdict.explanation == """
        A.swift:6: type 'House' does not conform to protocol 'CellarParent'; \
        protocol requires property 'lamp' with type 'any Lamp'
        """)
  }

  @Test func `an error in the answer is explained with its place`() {
    #expect(
      verdict().explanation
        == "My Lamp.swift:3: missing argument for parameter 'bulb' in call")
  }

  @Test func `an error in the client is explained with its code`() {
    let verdict = verdict(
      "/x y/client.swift:3:1: error: no such thing\n", statements: "\n  light()\n  dim()\n")
    #expect(verdict.explanation == "`light(); dim()`: the compiler says: no such thing")
  }

  @Test func `an error in a line of the client is explained with that line`() {
    let verdict = CompilerVerdict(
      output: "/x y/client.swift:2:3: error: no such thing\n", succeeded: false,
      statements: "  light()\n  dim()", source: "func client() {\n  light()\n  dim()\n}\n")
    #expect(verdict.explanation == "`light()`: the compiler says: no such thing")
  }

  @Test(arguments: [4, 9])
  func `an error behind the client's code is explained with all of it`(line: Int) {
    let verdict = CompilerVerdict(
      output: "/x y/client.swift:\(line):1: error: no such thing\n", succeeded: false,
      statements: "light()\ndim()", source: "light()\ndim()\n}\n")
    #expect(verdict.explanation == "`light(); dim()`: the compiler says: no such thing")
  }

  @Test func `what was accepted is explained too`() {
    #expect(verdict("", succeeded: true).explanation == CompilerVerdict.accepted)
  }
}
