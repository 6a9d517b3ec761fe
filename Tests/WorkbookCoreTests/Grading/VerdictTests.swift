import ChildProcess
import Testing

@testable import WorkbookCore

@Suite struct VerdictTests {
  private func report(
    _ specs: SpecOutcome..., isFound: Bool = true, endedBadly: Bool = false,
    ending: ChildProcess.Ending = .exited(code: 1)
  ) -> GradeReport {
    judged(specs, isFound: isFound, by: Grader(in: .example, limit: 7), endedBadly, ending)
  }

  @Test func `it is solved when every spec passed`() {
    #expect(report(.passed, .passed).verdict == .solved)
  }

  @Test(arguments: [
    SpecOutcome.failed, .missing, .skipped, .didNotRun,
  ])
  func `one spec that did not pass makes it red`(outcome: SpecOutcome) {
    #expect(report(.passed, outcome, .passed).verdict == .red)
  }

  @Test func `where no spec was found nothing was checked`() {
    let report = report(.passed, isFound: false)

    #expect(report.verdict == .notGraded)
    #expect(report.obstacle?.problem == "No spec was found, so nothing was checked.")
  }

  @Test(arguments: [
    (ChildProcess.Ending.exited(code: 1), "Every spec passed, yet"),
    (.stopped, "Every spec passed, yet the program that ran them did not end."),
    (
      .outgrew(.processes(9)),
      "Every spec passed, yet the program that ran them did not end well: "
        + "it had started more than 9 processes, and was stopped."
    ),
  ])
  func `a process that ended badly is no pass, and how it ended is told`(
    ending: ChildProcess.Ending, words: String
  ) {
    let report = report(.passed, endedBadly: true, ending: ending)

    #expect(report.verdict == .notGraded)
    #expect(report.obstacle?.problem.hasPrefix(words) == true)
  }

  @Test func `a crash weighs more than a failure`() {
    #expect(report(.failed, .crashed, .passed, endedBadly: true).verdict == .crashed)
  }

  @Test func `a hang weighs most, and tells the limit`() {
    let report = report(.crashed, .hung, .failed)

    #expect(report.verdict == .hung)
    #expect(report.limit == 7)
  }
}

/// A report on specs that came to these ends.
private func judged(
  _ outcomes: [SpecOutcome], isFound: Bool = true, by grader: Grader, _ endedBadly: Bool = false,
  _ ending: ChildProcess.Ending = .exited(code: 0)
) -> GradeReport {
  let results = outcomes.enumerated().map { SpecResult("it asks \($0)", $1, id: "\($0)") }
  let run = SpecRunner.Outcomes(
    results: isFound ? results : [], output: "", endedBadly: endedBadly, ending: ending)
  let none = SpecRunner.Outcomes(results: [], output: "", endedBadly: false)
  var report = GradeReport(exercise: .inheritedObject, answers: "Exercises", isOwn: true)
  grader.judge([none, run], by: Brief(""), in: &report)
  return report
}

@Suite struct FailedBuildTests {
  private func report(
    _ output: String, _ ending: ChildProcess.Ending = .exited(code: 1)
  ) -> GradeReport {
    var report = GradeReport(exercise: .inheritedObject, answers: "Exercises", isOwn: true)
    Grader(in: .example).judge(SpecBuild.Result(ending: ending, output: output), in: &report)
    return report
  }

  @Test func `the compiler's errors are told by the learner's paths`() {
    let report = report("/w/Exercises/a/B.swift:3:5: error: no such thing\n")

    #expect(report.verdict == .doesNotCompile)
    #expect(
      report.errors == [
        CompilerError(path: "Exercises/a/B.swift", line: 3, message: "no such thing")
      ])
  }

  @Test(arguments: [126, 127])
  func `a toolchain that is not there is told`(code: Int32) {
    #expect(
      report("env: swift: No such file", .exited(code: code)).obstacle?.problem
        == "The Swift toolchain was not found.")
  }

  @Test func `a compiler that was stopped is told`() {
    #expect(
      report("", .stopped).obstacle?.problem == "The compiler was stopped after 300 seconds.")
  }

  @Test func `a compiler that crashed is told, with the place`() {
    let crash = "error: compile command failed due to signal 11 (use -v to see invocation)\n"
    let stack = """
      3.\tWhile evaluating request ASTLoweringRequest(Lowering AST to SIL for module Bakery)
      4.\tWhile silgen emitFunction SIL function "@$s6Bakery7resolve".
       for 'resolve(_:)' (at /w/Exercises/a/B.swift:75:10)
      """

    #expect(report(crash + stack).obstacle?.problem == "The compiler crashed at `B.swift:75`.")
    #expect(report(crash).obstacle?.problem == "The compiler crashed.")
  }

  @Test(arguments: [
    ("Building…\nerror: no space left\nbye", "The build failed: error: no space left"),
    ("Building…\nbye", "The build failed: bye"), ("", "The build failed: no output"),
  ])
  func `another failure is told by its own words`(output: String, words: String) {
    #expect(report(output).verdict == .notGraded)
    #expect(report(output).obstacle?.problem == words)
  }

  @Test(arguments: [SpecOutcome.failed, .missing, .hung])
  func `on a full disk nothing that fails is the learner's`(outcome: SpecOutcome) {
    var files = Disk().files
    files.freeSpace = { _ in 0 }
    let grader = Grader(in: Workbook.example.with(files: files))

    let report = judged([outcome, .passed], by: grader)
    #expect(report.verdict == .notGraded)
    #expect(report.obstacle?.problem.hasPrefix("The disk is full") == true)
    #expect(judged([.passed], by: grader).verdict == .solved)
  }
}
