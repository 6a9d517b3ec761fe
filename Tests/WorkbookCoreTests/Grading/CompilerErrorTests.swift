import Testing

@testable import WorkbookCore

@Suite struct CompilerErrorTests {
  private static let output = """
    [3/9] Compiling Banner F.swift
    /w/Exercises/01-a/F.swift:3:17: error: missing argument for parameter #2 in call
    1 | func log(error: String, _ n: Int) {}
      |      `- note: 'log(error:_:)' declared here
    3 |   log(error: "a")
      |                 `- error: missing argument for parameter #2 in call
    /w/Exercises/01-a/F.swift:1:6: note: 'log(error:_:)' declared here
    /w/Exercises/01-a/F.swift:4:7: warning: variable 'x' was never used
    /w/Exercises/01-a/F.swift:3:17: error: missing argument for parameter #2 in call
    /w/Exercises/01-a/G.swift:9:1: error: no `: error: ` here
    error: emit-module command failed with exit code 1 (use -v to see invocation)
    <unknown>:0: error: unable to load
    """

  @Test func `each error is told once, in order`() {
    #expect(
      CompilerError.all(in: Self.output, kind: "error") == [
        CompilerError(
          path: "/w/Exercises/01-a/F.swift", line: 3,
          message: "missing argument for parameter #2 in call"),
        CompilerError(
          path: "/w/Exercises/01-a/G.swift", line: 9, message: "no `: error: ` here"),
      ])
  }

  @Test func `warnings are told apart`() {
    #expect(CompilerError.all(in: Self.output, kind: "warning").map(\.line) == [4])
  }

  @Test(arguments: ["/home/Ada B/w: 2/F.swift", "/w/“é”/it's.swift"])
  func `a path may hold spaces and more`(path: String) {
    let errors = CompilerError.all(in: "\(path):3:17: error: no\n", kind: "error")
    #expect(errors == [CompilerError(path: path, line: 3, message: "no")])
  }

  @Test(arguments: [
    "2 |   |- note: protocol requires property 'clock' with type 'Clock'",
    "/w/P.swift:1:18: note: protocol requires property 'clock' with type 'Clock'",
  ])
  func `what a protocol requires belongs to the error before it`(note: String) {
    let error = "/w/F.swift:3:1: error: type 'F' does not conform to protocol 'P'\n"
    let errors = CompilerError.all(
      in: error + note + "\n" + note + "\n" + error, kind: "error")

    #expect(errors.count == 1)
    #expect(
      errors.first?.requirements == ["protocol requires property 'clock' with type 'Clock'"])
  }

  @Test(arguments: ["", "/w/F.swift: error: no place\n", "/w/F.swift:a:b: error: no\n"])
  func `what has no place is no error of a file's`(output: String) {
    #expect(CompilerError.all(in: output, kind: "error") == [])
  }
}
