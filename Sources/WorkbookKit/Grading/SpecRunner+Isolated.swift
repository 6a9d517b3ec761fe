import ChildProcess

extension SpecRunner {
  /// What a framework's specs came to, each with the process that ran it.
  struct Outcomes: Sendable {
    var found: [FoundSpec]
    var outcomes: [String: SpecOutcome]
    var output: String
    /// Whether a process ended badly although every spec of it had passed.
    var endedBadly: Bool
    /// How the process ended that ran them all.
    var ending: ChildProcess.Ending = .exited(code: 0)
  }

  /// Runs one framework's specs and says what became of each.
  ///
  /// After a crash or a hang, those that had not ended are run once more, each in a process of its
  /// own: so the one at fault is named, and the results of the others are known. The second time
  /// round a spec gets two seconds, and all of them together no more than the limit.
  func outcomes(of framework: Framework, limit: Double) throws -> Outcomes {
    let run = try run(framework, limit: limit)
    var outcomes: [String: SpecOutcome] = [:]
    for spec in run.found { outcomes[spec.id] = run.outcome(of: spec, key: key) }

    let suspects = run.found.filter { run.runs[$0.id]?.end == nil }
    let running = run.unfinished
    let brokeOff = !suspects.isEmpty && (!run.endedWell || !running.isEmpty)
    guard brokeOff else {
      return Outcomes(
        found: run.found, outcomes: outcomes, output: run.output,
        endedBadly: !run.endedWell && outcomes.values.allSatisfy { $0 == .passed },
        ending: run.ending)
    }

    let deadline = time.seconds() + limit
    for spec in suspects where running != [spec] {
      guard time.seconds() < deadline else { break }
      let alone = try self.run(framework, only: spec, limit: min(limit, 2))
      outcomes[spec.id] = alone.outcome(of: spec, key: key)
    }
    // Together they broke off, alone each is fine: all that ran at that moment are at fault.
    let someoneIsNamed = suspects.contains { outcomes[$0.id]?.brokeOff == true }
    if !someoneIsNamed {
      for spec in running { outcomes[spec.id] = run.outcome(of: spec, key: key) }
    }
    return Outcomes(
      found: run.found, outcomes: outcomes, output: run.output, endedBadly: running.isEmpty,
      ending: run.ending)
  }

  /// Runs the spec with this id, and says what became of it.
  func outcomes(of id: String, limit: Double) throws -> Outcomes {
    let run =
      if SpecName.isXCTest(id), let spec = FoundSpec(xctest: id) {
        try run(.xctest, only: spec, limit: limit)
      } else {
        try run(.swiftTesting, only: FoundSpec(id: id, name: id), limit: limit)
      }
    let found = run.found.filter { $0.id == id }
    var outcomes: [String: SpecOutcome] = [:]
    for spec in found { outcomes[spec.id] = run.outcome(of: spec, key: key) }
    return Outcomes(found: found, outcomes: outcomes, output: run.output, endedBadly: false)
  }
}

extension FrameworkRun {
  func outcome(of spec: FoundSpec, key: String) -> SpecOutcome {
    guard let run = runs[spec.id], run.hasStarted || run.end != nil else { return .didNotRun }
    switch run.end {
    case .passed where run.failures.isEmpty: return .passed
    case .passed, .failed: return .failed(run.failures)
    case .skipped: return .skipped
    case nil:
      return ending == .stopped ? .hung : .crashed(Crash(ending: ending, output: output, key: key))
    }
  }
}
