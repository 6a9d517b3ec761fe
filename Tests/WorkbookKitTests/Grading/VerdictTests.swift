import ChildProcess
import Testing

@testable import WorkbookKit

@Suite struct VerdictTests {
  private let crash = SpecOutcome.crashed(Crash(text: "no", place: nil))

  private func verdict(
    _ specs: SpecOutcome..., isFound: Bool = true, endedBadly: Bool = false,
    ending: ChildProcess.Ending = .exited(code: 1)
  ) -> Verdict {
    let found = isFound ? [FoundSpec(id: "1", name: "it asks")] : []
    let run = SpecRunner.Outcomes(
      found: found, outcomes: [:], output: "", endedBadly: endedBadly, ending: ending)
    let none = SpecRunner.Outcomes(found: [], outcomes: [:], output: "", endedBadly: false)
    return grader.verdict(
      on: specs.map { SpecResult(sentence: "it asks", id: "1", outcome: $0) }, [none, run])
  }

  private var grader: Grader {
    Grader(
      workbook: .example, files: Disk().files, programs: FakeSpecs(.xctest, [:]).programs,
      time: Clock().time, limit: 7)
  }

  @Test func `it is solved when every spec passed`() {
    #expect(verdict(.passed, .passed) == .solved)
  }

  @Test(arguments: [
    SpecOutcome.failed([]), .missing, .skipped, .didNotRun,
  ])
  func `one spec that did not pass makes it red`(outcome: SpecOutcome) {
    #expect(verdict(.passed, outcome, .passed) == .red)
  }

  @Test(arguments: [[], [SpecOutcome.passed], [.missing]])
  func `where no spec was found nothing was checked`(specs: [SpecOutcome]) {
    let results = specs.map { SpecResult(sentence: "it asks", id: nil, outcome: $0) }
    let none = SpecRunner.Outcomes(found: [], outcomes: [:], output: "", endedBadly: false)

    guard case .notGraded(let error) = grader.verdict(on: results, [none, none]) else {
      Issue.record("Nothing was checked, and there is a verdict.")
      return
    }
    #expect(error.problem == "No spec was found, so nothing was checked.")
  }

  @Test func `a process that ended badly is no pass`() {
    guard case .notGraded(let error) = verdict(.passed, endedBadly: true) else {
      Issue.record("It ended badly, and there is a verdict.")
      return
    }
    #expect(error.problem.hasPrefix("Every spec passed, yet"))
  }

  @Test(arguments: [
    (ChildProcess.Ending.stopped, "Every spec passed, yet the program that ran them did not end."),
    (
      .outgrew(.processes(9)),
      "Every spec passed, yet the program that ran them did not end well: "
        + "it had started more than 9 processes, and was stopped."
    ),
  ])
  func `how it ended is told`(ending: ChildProcess.Ending, words: String) {
    guard case .notGraded(let error) = verdict(.passed, endedBadly: true, ending: ending) else {
      Issue.record("It ended badly, and there is a verdict.")
      return
    }
    #expect(error.problem == words)
  }

  @Test func `a crash weighs more than a failure`() {
    #expect(verdict(.failed([]), crash, .passed, endedBadly: true) == .crashed)
  }

  @Test func `a hang weighs most, and tells the limit`() {
    #expect(verdict(crash, .hung, .failed([])) == .hung(seconds: 7))
  }
}

@Suite struct FailedBuildTests {
  private func verdict(_ output: String, code: Int32 = 1) -> Verdict {
    Grader(
      workbook: .example, files: Disk().files, programs: FakeSpecs(.xctest, [:]).programs,
      time: Clock().time
    ).verdict(ofFailed: SpecBuild.Result(ending: .exited(code: code), output: output))
  }

  private func problem(_ verdict: Verdict) -> String? {
    guard case .notGraded(let error) = verdict else { return nil }
    return error.problem
  }

  @Test func `the compiler's errors are told by the learner's paths`() {
    #expect(
      verdict("/w/Exercises/a/B.swift:3:5: error: no such thing\n")
        == .doesNotCompile([
          CompilerError(path: "Exercises/a/B.swift", line: 3, message: "no such thing")
        ]))
  }

  @Test(arguments: [126, 127])
  func `a toolchain that is not there is told`(code: Int32) {
    #expect(
      problem(verdict("env: swift: No such file", code: code))
        == "The Swift toolchain was not found.")
  }

  @Test func `a compiler that was stopped is told`() {
    let result = SpecBuild.Result(ending: .stopped, output: "")
    let grader = Grader(
      workbook: .example, files: Disk().files, programs: FakeSpecs(.xctest, [:]).programs,
      time: Clock().time)
    #expect(
      problem(grader.verdict(ofFailed: result)) == "The compiler was stopped after 300 seconds.")
  }

  @Test(arguments: [
    ("Building…\nerror: no space left\nbye", "The build failed: error: no space left"),
    ("Building…\nbye", "The build failed: bye"), ("", "The build failed: no output"),
  ])
  func `another failure is told by its own words`(output: String, words: String) {
    #expect(problem(verdict(output)) == words)
  }

  @Test(arguments: [SpecOutcome.failed([]), .missing, .hung])
  func `on a full disk nothing that fails is the learner's`(outcome: SpecOutcome) {
    var files = Disk().files
    files.freeSpace = { _ in 0 }
    let grader = Grader(
      workbook: .example, files: files, programs: FakeSpecs(.xctest, [:]).programs,
      time: Clock().time)
    let found = [FoundSpec(id: "1", name: "it asks")]
    let run = SpecRunner.Outcomes(found: found, outcomes: [:], output: "", endedBadly: false)
    let specs = [outcome, .passed].map { SpecResult(sentence: "it asks", id: "1", outcome: $0) }

    guard case .notGraded(let error) = grader.verdict(on: specs, [run]) else {
      Issue.record("The disk is full, and there is a verdict.")
      return
    }
    #expect(error.problem.hasPrefix("The disk is full"))
    #expect(grader.verdict(on: Array(specs.dropFirst()), [run]) == .solved)
  }
}
