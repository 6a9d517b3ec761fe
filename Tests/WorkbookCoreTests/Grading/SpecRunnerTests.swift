import ChildProcess
import Testing

@testable import WorkbookCore

@Suite struct SpecRunnerTests {
  @Test(arguments: Framework.allCases)
  func `specs that pass are run once`(framework: Framework) throws {
    let specs = FakeSpecs(framework, ["testA": .passes, "testB": .passes])

    #expect(try specs.results() == ["testA": .passed, "testB": .passed])
    #expect(specs.sizesOfRuns == [2])
  }

  @Test(arguments: Framework.allCases)
  func `specs that fail are run once`(framework: Framework) throws {
    let specs = FakeSpecs(
      framework, ["testA": .fails, "testB": .isSkipped], ending: .exited(code: 1))

    let ends = try specs.ends()

    #expect(ends["testA"]?.problems.first?.message == "It must hold.")
    #expect(ends["testB"]?.outcome == .skipped)
    #expect(specs.sizesOfRuns == [2])
  }

  @Test(arguments: Framework.allCases)
  func `after a crash each of the others is run alone`(framework: Framework) throws {
    let specs = FakeSpecs(
      framework, ["testA": .passes, "testB": .crashes, "testC": .fails, "testD": .passes])

    let ends = try specs.ends()
    let results = ends.mapValues(\.outcome)

    #expect(results["testA"] == .passed)
    #expect(results["testB"] == .crashed)
    #expect(ends["testB"]?.crash == Crash(text: "testB fell", place: nil))
    #expect(ends["testC"]?.problems.first?.message == "It must hold.")
    #expect(results["testD"] == .passed)
    #expect(specs.sizesOfRuns.dropFirst().allSatisfy { $0 == 1 })
  }

  @Test(arguments: Framework.allCases)
  func `after a hang each of the others is run alone`(framework: Framework) throws {
    let specs = FakeSpecs(framework, ["testA": .passes, "testB": .hangs, "testC": .passes])

    #expect(try specs.results() == ["testA": .passed, "testB": .hung, "testC": .passed])
    #expect(specs.sizesOfRuns.dropFirst().allSatisfy { $0 == 1 })
  }

  @Test(arguments: Framework.allCases)
  func `a failure before a crash stays a failure`(framework: Framework) throws {
    let specs = FakeSpecs(framework, ["testA": .fails, "testB": .crashes])

    #expect(try specs.ends()["testA"]?.problems.first?.message == "It must hold.")
  }

  @Test(arguments: Framework.allCases)
  func `two crashes are both named`(framework: Framework) throws {
    let specs = FakeSpecs(framework, ["testA": .crashes, "testB": .passes, "testC": .crashes])

    let ends = try specs.ends()
    let results = ends.mapValues(\.outcome)

    #expect(results["testA"]?.brokeOff == true)
    #expect(results["testB"] == .passed)
    #expect(results["testC"] == .crashed)
    #expect(ends["testC"]?.crash == Crash(text: "testC fell", place: nil))
  }

  @Test(arguments: Framework.allCases)
  func `a crash that comes only in company is not forgiven`(framework: Framework) throws {
    let specs = FakeSpecs(framework, ["testA": .crashesInCompany, "testB": .passes])

    #expect(try specs.results()["testA"]?.brokeOff == true)
  }

  @Test(arguments: Framework.allCases)
  func `a spec that ends the whole process with 0 has crashed`(framework: Framework) throws {
    let specs = FakeSpecs(framework, ["testA": .exits, "testB": .passes])

    let ends = try specs.ends()
    let results = ends.mapValues(\.outcome)

    let words = "it ended with code 0, as a call of exit does."
    #expect(results["testA"] == .crashed)
    #expect(ends["testA"]?.crash == Crash(text: words, place: nil))
    #expect(results["testB"] == .passed)
  }

  @Test(arguments: Framework.allCases)
  func `when all hang, none is left out and none passes`(framework: Framework) throws {
    let specs = FakeSpecs(
      framework,
      [
        "testA": .hangs, "testB": .hangs, "testC": .hangs, "testD": .hangs, "testE": .hangs,
        "testF": .hangs, "testG": .hangs, "testH": .hangs,
      ])

    let results = try specs.results()

    #expect(results.count == 8)
    #expect(results.values.allSatisfy { $0 == .hung || $0 == .didNotRun })
    #expect(results["testA"] == .hung)
    #expect(specs.sizesOfRuns.count < 8)
  }

  @Test(arguments: Framework.allCases)
  func `a spec that was passed over did not run`(framework: Framework) throws {
    let specs = FakeSpecs(framework, ["testA": .passes, "testB": .isPassedOver])

    #expect(try specs.results() == ["testA": .passed, "testB": .didNotRun])
  }

  @Test(arguments: Framework.allCases)
  func `a process that ends badly after its last spec is told`(framework: Framework) throws {
    let specs = FakeSpecs(framework, ["testA": .passes], ending: .crashed(signal: 11))

    #expect(try specs.outcomes().endedBadly)
  }

  @Test(arguments: Framework.allCases)
  func `no specs at all are none`(framework: Framework) throws {
    #expect(try FakeSpecs(framework, [:]).outcomes().results.isEmpty)
  }

  @Test func `without a spec XCTest is not started`() throws {
    let specs = FakeSpecs(.xctest, [:])
    _ = try specs.outcomes()
    #expect(specs.sizesOfRuns == [])
  }

  @Test(arguments: Framework.allCases)
  func `a spec without progress is stopped after the limit, and once more, alone`(
    framework: Framework
  ) throws {
    let specs = FakeSpecs(framework, ["testA": .passes, "testB": .hangs])

    #expect(try specs.results(limit: 4)["testB"] == .hung)
    #expect(specs.clock.time.seconds() == 9)
    #expect(specs.sizesOfRuns == [2, 1])
  }

  @Test(arguments: Framework.allCases)
  func `a spec that a busy machine keeps waiting does not hang`(framework: Framework) throws {
    let specs = FakeSpecs(
      framework, ["testA": .passes, "testB": .takes(alone: 9, inCompany: 12), "testC": .passes])

    #expect(try specs.results() == ["testA": .passed, "testB": .passed, "testC": .passed])
  }

  @Test(arguments: Framework.allCases)
  func `specs that a busy machine keeps waiting do not hang`(framework: Framework) throws {
    let slow = FakeSpecs.Behaviour.takes(alone: 1, inCompany: 12)
    let specs = FakeSpecs(framework, ["testA": slow, "testB": slow])

    #expect(try specs.results() == ["testA": .passed, "testB": .passed])
  }

  @Test(arguments: Framework.allCases)
  func `where others want the processor, too, a spec gets more time alone`(
    framework: Framework
  ) throws {
    let slow = FakeSpecs.Behaviour.takes(alone: 25, inCompany: 25)

    #expect(try FakeSpecs(framework, ["testA": slow], crowd: 3).results() == ["testA": .passed])
    #expect(try FakeSpecs(framework, ["testA": slow]).results() == ["testA": .hung])
    let hang = FakeSpecs(framework, ["testA": .hangs], crowd: 100)
    #expect(try hang.results() == ["testA": .hung])
    #expect(hang.clock.time.seconds() < 100)
  }

  @Test(arguments: Framework.allCases)
  func `a hang is told apart from what waited behind it`(framework: Framework) throws {
    let specs = FakeSpecs(
      framework, ["testA": .takes(alone: 5, inCompany: 12), "testB": .hangs])

    #expect(try specs.results() == ["testA": .passed, "testB": .hung])
  }

  @Test(arguments: Framework.allCases)
  func `a hang that comes only in company is not forgiven`(framework: Framework) throws {
    let specs = FakeSpecs(
      framework, ["testA": .takes(alone: 1, inCompany: .infinity), "testB": .passes])

    #expect(try specs.results()["testA"] == .hung)
  }

  @Test(arguments: Framework.allCases)
  func `a spec that halts its process has not passed, whatever was told of it`(
    framework: Framework
  ) throws {
    let specs = FakeSpecs(framework, ["testA": .passes, "testB": .halts])

    #expect(try specs.results() == ["testA": .passed, "testB": .hung])
  }

  @Test(arguments: Framework.allCases)
  func `specs that pass at the last look, in a process that ends badly, are told`(
    framework: Framework
  ) throws {
    let slow = FakeSpecs.Behaviour.takes(alone: 1, inCompany: 12)
    let specs = FakeSpecs(
      framework, ["testA": slow, "testB": slow], ending: .crashed(signal: 11))

    #expect(try specs.outcomes().endedBadly)
  }

  @Test func `a spec that XCTest lists twice is one spec`() throws {
    let specs = FakeSpecs(.xctest, ["testA": .passes, "testB": .fails], listing: .stutters)

    #expect(try specs.outcomes().results.map(\.id) == ["P.Specs/testA", "P.Specs/testB"])
    #expect(try specs.results()["testA"] == .passed)
  }

  @Test func `a program that does not come to list its specs is stopped after the limit`() throws {
    let specs = FakeSpecs(.xctest, ["testA": .passes], listing: .hangs)

    let error = try #require(throws: WorkbookError.self) { try specs.outcomes(limit: 4) }

    #expect(error.problem == "The XCTest specs did not begin within 4 s.")
    #expect(error.next == "If the machine is busy, give them longer: --timeout 12.")
    #expect(specs.clock.time.seconds() == 4.5)
    #expect(specs.sizesOfRuns == [])
  }

  @Test(arguments: [
    (ChildProcess.Ending.exited(code: 3), "it ended with code 3, as a call of exit does."),
    (.crashed(signal: 11), "signal 11 (a bad access, or a stack overflow)."),
    (.outgrew(.processes(9)), "it had started more than 9 processes, and was stopped."),
  ])
  func `a list that was broken off is not believed`(
    ending: ChildProcess.Ending, words: String
  ) throws {
    let specs = FakeSpecs(.xctest, ["testA": .passes], listing: .ends(ending))

    let error = try #require(throws: WorkbookError.self) { try specs.outcomes() }

    #expect(error.problem == "The XCTest specs did not begin: \(words)")
    #expect(specs.sizesOfRuns == [])
  }

  @Test func `the event stream is removed`() throws {
    let specs = FakeSpecs(.swiftTesting, ["testA": .passes])
    _ = try specs.outcomes()
    #expect(specs.disk.paths == ["/s/debug/PPackageTests.xctest"])
  }
}
