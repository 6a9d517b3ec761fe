import Testing

@testable import WorkbookCore
@testable import workshop

@Suite struct GitHubAnnotationsTests {
  private func lines(_ report: LearnerReport) -> [String] {
    GitHubAnnotations(report: report).text.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
  }

  @Test func `each problem is shown at its line, and the totals come last`() {
    #expect(
      lines(.mixed) == [
        "::error file=Tests/Specs/A.swift,line=12,title=1.2 Hidden inputs%3A it asks the clock"
          + "::Ask the clock that you were given.%0A1 is not 2",
        "1 passed, 1 failed, 1 skipped",
      ])
  }

  @Test func `the compiler's errors are shown once each`() {
    #expect(
      lines(.example(.notCompiling)) == [
        "::error file=Exercises/A.swift,line=3,title=1.2 Hidden inputs%3A does not compile"
          + "::no such type",
        "::error file=Exercises/B.swift,line=9,title=1.2 Hidden inputs%3A does not compile"
          + "::no such call",
        "0 passed, 1 failed",
      ])
  }

  @Test func `a spec that did not get its turn has nothing to say`() {
    let titles = lines(.example(.broken)).dropLast().map { $0.split(separator: "%3A ")[1] }

    #expect(
      titles == [
        "it crashes::It ended the whole program: Fatal error: no lid",
        "it hangs::Nothing happened any more, and it was stopped.",
        "it is away::The brief names this spec, and none was found.",
        "it is lazy::It says that it is not to be run, and what did not run did not pass.",
      ])
  }

  @Test func `a reason is said once`() {
    var standing = ExerciseStanding.notCompiling
    (standing.standing, standing.reason, standing.errors) = (.notGraded, "No compiler.", [])

    #expect(
      lines(.example(standing)).first
        == "::error title=1.2 Hidden inputs%3A it asks::No compiler.")
    #expect(lines(.example(standing)).count == 2)
  }

  @Test func `it is noticed when all is solved`() {
    #expect(
      lines(.example(.solved)) == [
        "::notice title=Workbook::Every exercise is solved.", "1 passed, 0 failed",
      ])
    #expect(lines(.example(.solved, .notBegun)) == ["1 passed, 0 failed, 1 skipped"])
    #expect(lines(.example()) == ["0 passed, 0 failed"])
  }

  @Test func `a changed world is a warning`() {
    var standing = ExerciseStanding.solved
    standing.notes = ["50 % off"]

    #expect(
      lines(.example(standing)).first == "::warning title=1.1 Inherited object::50 %25 off")
  }

  @Test(arguments: hostileTexts)
  func `the runner reads back what was meant`(text: String) throws {
    let lines = lines(.example(.hostile(text), learner: text))
    let command = try #require(RunnerCommand(lines[1]))

    #expect(lines.count == 3)
    #expect(command.name == "error")
    #expect(command.properties["file"] == (text.oneLine.isEmpty ? nil : text.oneLine))
    #expect(command.properties["title"] == "\("1.2 \(text)".oneLine): \(text)".oneLine)
    #expect(command.message == "\(text)\n\(text.cut(to: 400))".printable)
  }
}

/// A line as the runner takes it apart: name, properties, message.
private struct RunnerCommand {
  let name: Substring
  var properties: [Substring: String] = [:]
  let message: String

  init?(_ line: String) {
    guard line.hasPrefix("::"), let end = line.dropFirst(2).firstRange(of: "::") else { return nil }
    let parts = line[..<end.lowerBound].dropFirst(2).split(separator: " ", maxSplits: 1)
    name = parts[0]
    for property in parts[1].split(separator: ",") {
      let pair = property.split(separator: "=", maxSplits: 1)
      properties[pair[0]] = Self.plain(pair[1], ["%3A": ":", "%2C": ","])
    }
    message = Self.plain(line[end.upperBound...], [:])
  }

  private static func plain(_ words: Substring, _ more: [String: String]) -> String {
    var words = String(words).replacing("%0D", with: "\r").replacing("%0A", with: "\n")
    for (code, sign) in more { words = words.replacing(code, with: sign) }
    return words.replacing("%25", with: "%")
  }
}
