import Foundation
import Testing

@testable import WorkbookCore

// The real grader with the real compiler, over small answers.
@Suite(.serialized) final class GraderTests {
  private static let fixture = Result { try FixtureWorkbook() }
  var fixture: FixtureWorkbook { get throws { try Self.fixture.get() } }

  @Test func `a right answer is solved, spec by spec, in the brief's order`() throws {
    let report = try fixture.grade()

    #expect(report.verdict == .solved)
    #expect(
      report.specs.map(\.sentence) == [
        "it answers the first question", "it answers the third question",
        "it answers the second question", "keeps a word",
      ])
    #expect(report.specs.allSatisfy { $0.outcome == .passed })
  }

  @Test func `a wrong answer is red, with the teaching message and the place`() throws {
    let report = try fixture.grade(answer: "red")

    #expect(report.verdict == .red)
    #expect(report.outcome("it answers the first question") == .passed)
    let second = report.failure("it answers the second question")
    #expect(second?.message == "The second answer must be 42.")
    #expect(second?.path?.hasSuffix("SubjectSpecs.swift") == true)
    let third = report.failure("it answers the third question")
    #expect(third?.message == "The third answer must be 42.")
    #expect(third?.detail == "(\"41\") is not equal to (\"42\")")
    #expect(third?.line == 7)
  }

  @Test(arguments: ["it answers the second question", "it answers the third question"])
  func `one spec can be run alone, and is never enough to be solved`(sentence: String) throws {
    let whole = try fixture.grade()
    let named = try #require(whole.specs.first { $0.sentence == sentence })

    let right = try fixture.grade(only: named)
    let wrong = try fixture.grade(answer: "red", only: named)

    #expect(right.verdict == .red)
    #expect(right.specs.map(\.outcome).filter { $0 != .missing } == [.passed])
    #expect(right.outcome(sentence) == .passed)
    #expect(wrong.failure(sentence) != nil)
  }

  @Test func `a compile error is told with the learner's own path`() throws {
    let report = try fixture.grade(answer: "does-not-compile")

    let error = CompilerError(
      path: "Exercises/01-fixtures/01-subject/Answer.swift", line: 2,
      message: "cannot convert return expression of type 'String' to return type 'Int'")
    #expect(report.verdict == .doesNotCompile)
    #expect(report.errors == [error])
  }

  @Test func `no spec at all is no pass`() throws {
    let report = try fixture.grade("1.2")

    #expect(report.verdict == .notGraded)
    #expect(report.obstacle?.problem == "No spec was found, so nothing was checked.")
    #expect(report.outcome("it is checked") == .missing)
  }

  @Test func `a spec that is disabled or skipped is no pass`() throws {
    let report = try fixture.grade("1.3")

    #expect(report.verdict == .red)
    #expect(report.outcome("it runs") == .passed)
    #expect(report.outcome("it is disabled") == .skipped)
    #expect(report.outcome("it is skipped") == .skipped)
  }

  /// The compiler's own record counts in seconds, and would run the first save's code.
  @Test func `two saves within a second are both graded`() throws {
    for round in 1...3 {
      #expect(try fixture.grade().verdict == .solved, "round \(round)")
      #expect(try fixture.grade(answer: "red").verdict == .red, "round \(round)")
    }
  }

  @Test func `what did not compile is graded anew once it does`() throws {
    #expect(try fixture.grade().verdict == .solved)
    #expect(try fixture.grade(answer: "does-not-compile").verdict != .solved)
    #expect(try fixture.grade(answer: "red").verdict == .red)
    #expect(try fixture.grade().verdict == .solved)
  }

  @Test func `an answer whose interface changes is graded anew`() throws {
    for _ in 1...2 {
      #expect(try fixture.grade().verdict == .solved)
      #expect(try fixture.grade(answer: "other-interface").verdict == .red)
    }
  }

  @Test func `a warning about the specs is told each time, also when they are not compiled anew`()
    throws
  {
    let spec = URL(filePath: try fixture.specs("1.1") + "/SubjectXCTests.swift")
    let text = try String(contentsOf: spec, encoding: .utf8)
    try (text + "\nfunc warned() { var never = 1 }\n")
      .write(to: spec, atomically: true, encoding: .utf8)
    defer { try? text.write(to: spec, atomically: true, encoding: .utf8) }

    for round in 1...3 {
      #expect(try fixture.grade().warnings.count == 1, "round \(round)")
      #expect(try fixture.grade(answer: "other-interface").warnings.count == 1, "round \(round)")
    }
  }

  @Test func `a file that is added takes part`() throws {
    #expect(try fixture.grade().verdict == .solved)
    let added = try fixture.folder("1.1") + "/Added.swift"
    try Data("let question: Int = \"\"\n".utf8).write(to: URL(filePath: added))
    defer { try? FileManager.default.removeItem(atPath: added) }

    guard case .doesNotCompile = try fixture.grade().verdict else {
      Issue.record("A file that cannot compile was added, and nobody noticed")
      return
    }
  }

  @Test func `a spec that is changed is run as it is now`() throws {
    #expect(try fixture.grade().verdict == .solved)
    let spec = URL(filePath: try fixture.specs("1.1") + "/SubjectXCTests.swift")
    let text = try String(contentsOf: spec, encoding: .utf8)
    try text.replacing("42,", with: "43,").write(to: spec, atomically: true, encoding: .utf8)
    defer { try? text.write(to: spec, atomically: true, encoding: .utf8) }

    #expect(try fixture.grade().verdict == .red)
  }

  /// Its stream of events is older, and all that we read of it was there.
  @Test func `the event stream of Swift 6_2 is read`() throws {
    let old = Toolchain(release: SwiftRelease(6, 2), buildsBundles: false)
    #expect(try fixture.grade(toolchain: old).verdict == .solved)
    let report = try fixture.grade(answer: "red", toolchain: old)
    #expect(report.failure("it answers the second question")?.line != nil)
    #expect(report.failure("it answers the second question")?.path?.hasSuffix(".swift") == true)
  }

  /// With stand-ins for Xcode's programs; on a Mac, every test here is about bundles.
  @Test(
    .enabled(if: !FixtureWorkbook.toolchain.buildsBundles),
    arguments: [(nil, Verdict.solved), ("red", .red), ("trap-in-xctest", .crashed)])
  func `where the specs are a bundle, Xcode's runners load it`(
    answer: String?, verdict: Verdict
  ) throws {
    let report = try fixture.grade(
      answer: answer, programs: FixtureWorkbook.macPrograms,
      toolchain: Toolchain(release: SwiftRelease(6, 3), buildsBundles: true))

    #expect(report.verdict == verdict)
    #expect(report.outcome("it answers the first question") == .passed)
  }

  @Test func `two checks at once wait for one another`() throws {
    let fixture = try fixture
    let verdicts = try concurrently(["1.1", "1.3", "1.1", "1.3"]) { number in
      try fixture.grade(number).verdict
    }

    #expect(verdicts == [.solved, .red, .solved, .red])
  }

  @Test func `a toolchain that is not there is told`() throws {
    let fixture = try fixture
    let grader = Grader(
      in: fixture.workbook.with(
        files: .live, processes: .live(environment: ["PATH": "/nowhere"], interruption: { nil }),
        time: .live))

    let report = try grader.grade(
      fixture.workbook.syllabus.exercises[0], answers: fixture.workbook.ownAnswers)

    #expect(report.verdict == .notGraded)
    #expect(
      report.obstacle
        == WorkbookError(
          "The Swift toolchain was not found.", next: "Run: swift run workbook doctor"))
  }

  @Test func `an interrupted check leaves no process`() throws {
    let fixture = try fixture
    let asked = Date()
    let grader = Grader(
      in: fixture.workbook.with(
        files: .live,
        processes: .live(
          environment: ProcessInfo.processInfo.environment,
          interruption: { Date().timeIntervalSince(asked) > 0.2 ? 2 : nil }), time: .live))

    #expect(throws: ProcessClient.Interrupted.self) {
      try grader.grade(
        fixture.workbook.syllabus.exercises[0], answers: fixture.workbook.ownAnswers)
    }
    #expect(try fixture.processesLeft() == [])
  }
}
