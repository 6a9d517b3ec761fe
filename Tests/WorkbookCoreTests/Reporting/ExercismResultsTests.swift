import Foundation
import Testing

@testable import WorkbookCore
@testable import workshop

@Suite struct ExercismResultsTests {
  private struct Results: Decodable {
    let version: Int
    let status: String
    let message: String?
    let tests: [Test]

    struct Test: Decodable {
      let name, status: String
      let message, output, testCode: String?
    }
  }

  private func results(
    _ standing: ExerciseStanding, source: SpecSource = SpecSource([])
  ) throws -> Results {
    let text = try ExercismResults(standing, source: source).text()
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(Results.self, from: Data(text.utf8))
  }

  @Test func `solved is a pass, without a message`() throws {
    let text = try ExercismResults(.solved, source: SpecSource([])).text()
    let results = try results(.solved)

    #expect(results.version == 3)
    #expect(results.status == "pass")
    #expect(text.contains("\"message\" : null"))
    #expect(results.tests.map(\.status) == ["pass", "pass"])
    #expect(results.tests.allSatisfy { $0.message == nil && $0.output == nil })
  }

  @Test func `red is a fail, and each spec says why`() throws {
    let results = try results(.red())

    #expect(results.status == "fail")
    #expect(results.message == nil)
    #expect(results.tests.map(\.status) == ["fail", "pass"])
    #expect(
      results.tests[0].message
        == "Ask the clock that you were given.\n\n1 is not 2\n\nTests/Specs/A.swift:12")
  }

  @Test func `what does not compile is an error with the compiler's lines`() throws {
    let results = try results(.notCompiling)

    #expect(results.status == "error")
    #expect(
      results.message
        == "Exercises/A.swift:3: error: no such type\nExercises/B.swift:9: error: no such call")
    #expect(results.tests.map(\.status) == ["error", "error"])
  }

  @Test func `a crash and a hang are errors of their specs alone`() throws {
    let results = try results(.broken)

    #expect(results.status == "fail")
    #expect(results.tests.map(\.status) == ["pass"] + Array(repeating: "error", count: 5))
  }

  @Test func `an exercise that is not begun is no pass`() throws {
    let results = try results(.notBegun)

    #expect(results.status == "error")
    #expect(results.message == "This exercise is not begun.")
  }

  @Test func `a crash's last words are cut to 500 characters, and a note says so`() throws {
    let words = String(repeating: "👩‍👩‍👧 help ", count: 200)
    let standing = ExerciseStanding(
      .firstCut, .crashed,
      specs: [SpecResult("it cuts", .crashed, problems: [Problem(words)])])

    let output = try #require(try results(standing).tests[0].output)

    #expect(output.utf16.count <= 500)
    #expect(output.utf16.count > 450)
    #expect(output.hasSuffix("\n[Output was cut to 500 characters.]"))
    #expect(try results(.broken).tests[1].output?.hasSuffix("Fatal error: no lid") == true)
  }

  @Test func `each spec has its code`() throws {
    let source = SpecSource(["@Test func `it asks the clock`() {\n  ask()\n}\n"])

    let codes = try results(.red(), source: source).tests.map(\.testCode)
    #expect(codes == ["@Test func `it asks the clock`() {\n  ask()\n}", nil])
  }

  @Test(arguments: hostileTexts)
  func `every text survives`(text: String) throws {
    let test = try results(.hostile(text)).tests[0]

    #expect(test.name == text)
    #expect(test.message?.hasPrefix(text.printable) == true)
  }

  @Test func `messages end at 65535 characters`() throws {
    let long = String(repeating: "x", count: 70_000)

    #expect(try results(.hostile(long)).tests[0].message?.count == 65_535)
  }
}
