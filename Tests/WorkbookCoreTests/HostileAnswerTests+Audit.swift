import ChildProcess
import Foundation
import Testing

@testable import WorkbookCore

// Answers that would speak for the specs, and answers that reach for the grader.
extension HostileAnswerTests {
  @Test(arguments: [
    ("runs-early", "A part of your code runs before the specs begin"),
    ("takes-equality", "The specs use your operator `==` instead of the usual one"),
    ("takes-an-assertion", "The specs use your function `XCTAssertEqual` instead of the usual one"),
    ("extends-a-number", "The specs use your extension of `Int` instead of the usual one"),
    ("copies-itself", "The specs use your operator `==` instead of the usual one"),
    ("defines-a-symbol", "Your code defines `malloc_trim`"),
    ("always-emits", "`@_alwaysEmitIntoClient` copies your code into the specs"),
    ("exports-itself", "`@export` copies your code into the specs"),
    (
      "chooses-by-condition",
      "With `SWIFT_MODULE_RESOURCE_BUNDLE_UNAVAILABLE`, your code can differ"
    ),
  ])
  func `what would speak for the specs is refused, with its reason`(
    answer: String, reason: String
  ) throws {
    let report = try fixture.grade(answer: answer)

    #expect(report.verdict == .notGraded)
    #expect(
      report.obstacle?.problem.hasPrefix(reason) == true, "\(String(describing: report.obstacle))")
    #expect(report.specs.isEmpty)
  }

  @Test func `an operator of many types doesn't come before the usual one`() throws {
    let report = try fixture.grade(answer: "takes-equality-of-many")

    #expect(report.verdict == .red)
    #expect(report.failure("it answers the first question") != nil)
  }

  @Test(arguments: [
    "writes-all-events", "prints-all-and-exits", "changes-its-variables", "patches-memory",
    "ends-as-daemon",
  ])
  func `who could end or change the specs' program has not solved it`(answer: String) throws {
    let report = try fixture.grade(answer: answer)

    #expect(report.verdict != .solved)
    #expect(report.specs.allSatisfy { $0.outcome == .passed } == (report.verdict == .notGraded))
  }

  @Test func `a canary that is not heard forbids the verdict`() throws {
    let fixture = try FixtureWorkbook()
    let canary = "\(fixture.workbook.root)/Tests/Canaries/CanaryXCTests.swift"
    #expect(try fixture.grade().verdict == .solved)
    let mute = try fixture.files.text(canary).replacing("draw.fails", with: "false")
      .replacing("draw.texts.found", with: "draw.texts.expected")
    try fixture.files.write(Data(mute.utf8), canary)

    let report = try fixture.grade()

    #expect(report.verdict == .notGraded)
    #expect(
      report.obstacle?.problem
        == "Every spec passed, but the program that ran them didn't report those that had to fail.")
  }

  #if os(Linux)
    @Test func `processes in sessions of their own are gone afterwards`() throws {
      let report = try fixture.grade(answer: "hides-processes")

      // It can start programs, so its word isn't taken.
      #expect(report.verdict == .notGraded)
      #expect(try fixture.processesLeft(mentioning: "hidden 86127") == [])
    }
  #endif

  @Test(arguments: ["Tests/Specs/planted", ".build/check/debug/AAAPackageTests.xctest"])
  func `without a fence, what was changed around the answer is found`(path: String) throws {
    let fixture = try FixtureWorkbook()
    #expect(
      try fixture.grade(programs: FixtureWorkbook.unfenced, watchesSurroundings: true).verdict
        == .solved)
    let code = """
      import Foundation
      func answer(to question: String) -> Int {
        FileManager.default.createFile(atPath: "\(fixture.workbook.root)/\(path)", contents: nil)
        return 42
      }
      """
    let exercise = try fixture.workbook.syllabus.findOne("1.1")
    try fixture.files.write(
      Data(code.utf8), "\(fixture.workbook.folder(exercise))/Answer.swift")

    let report = try fixture.grader(programs: FixtureWorkbook.unfenced, watchesSurroundings: true)
      .grade(exercise, answers: fixture.workbook.ownAnswers)

    #expect(report.verdict == .notGraded)
    #expect(report.obstacle?.problem.contains(" changed while the specs ran") == true)
    #expect(!fixture.files.exists("\(fixture.workbook.root)/.build/check/debug"))
  }

  @Test func `a file that an editor has locked is no obstacle`() throws {
    let fixture = try FixtureWorkbook()
    try fixture.files.link("\(fixture.folder("1.1"))/.#Answer.swift", "me@here.1")

    #expect(try fixture.grade().verdict == .solved)
  }

  @Test func `a file that has no end is not read`() throws {
    let fixture = try FixtureWorkbook()
    mkfifo("\(try fixture.folder("1.1"))/Pipe.swift", 0o600)

    let report = try fixture.grade()

    #expect(report.verdict == .notGraded)
    #expect(report.obstacle?.problem == "`Pipe.swift` is no plain file of 1 MB at most.")
  }
}
