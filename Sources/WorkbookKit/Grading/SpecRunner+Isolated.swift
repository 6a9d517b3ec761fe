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
  /// round a spec gets two seconds, and all of them together no more than the limit. Time alone
  /// condemns none, for a machine may be busy: see `confirmHang`.
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
      outcomes[spec.id] = try outcomeAlone(of: spec, framework, limit: min(limit, 2))
    }
    try confirmHang(among: suspects, of: framework, limit: limit, &outcomes)
    let someoneIsNamed = suspects.contains { outcomes[$0.id]?.brokeOff == true }
    if !someoneIsNamed, run.ending == .stopped {
      return try outcomesTogether(
        of: suspects, framework, limit: limit * Self.patience, run.found, outcomes)
    }
    if !someoneIsNamed {
      // Together they crashed, alone each is fine: all that ran at that moment are at fault.
      for spec in running { outcomes[spec.id] = run.outcome(of: spec, key: key) }
    }
    return Outcomes(
      found: run.found, outcomes: outcomes, output: run.output, endedBadly: running.isEmpty,
      ending: run.ending)
  }

  /// What becomes of a spec that has a process of its own.
  ///
  /// One that passes in a process that never ends has not passed: something of it goes on.
  private func outcomeAlone(of spec: FoundSpec, _ framework: Framework, limit: Double) throws
    -> SpecOutcome
  {
    let alone = try run(framework, only: spec, limit: limit)
    let outcome = alone.outcome(of: spec, key: key)
    return outcome == .passed && alone.ending == .stopped ? .hung : outcome
  }

  /// How many times the limit specs get that are fine one by one, and not together.
  private static let patience = 6.0

  /// Gives each spec that seems to hang the whole limit, alone, until one really does.
  ///
  /// A spec that starts a compiler takes a third of a second on a machine that has nothing else to
  /// do, and ten when a room full of people builds on it. One hang that is sure decides the
  /// verdict; the others then keep what they have, or a row of endless loops would take minutes.
  private func confirmHang(
    among suspects: [FoundSpec], of framework: Framework, limit: Double,
    _ outcomes: inout [String: SpecOutcome]
  ) throws {
    for spec in suspects where outcomes[spec.id] == .hung {
      outcomes[spec.id] = try outcomeAlone(of: spec, framework, limit: limit)
      if outcomes[spec.id] == .hung { return }
    }
  }

  /// Runs all together once more: either they wait for each other, or the machine was busy.
  private func outcomesTogether(
    of suspects: [FoundSpec], _ framework: Framework, limit: Double, _ found: [FoundSpec],
    _ earlier: [String: SpecOutcome]
  ) throws -> Outcomes {
    let again = try run(framework, limit: limit)
    var outcomes = earlier
    for spec in suspects { outcomes[spec.id] = again.outcome(of: spec, key: key) }
    return Outcomes(
      found: found, outcomes: outcomes, output: again.output,
      endedBadly: !again.endedWell && outcomes.values.allSatisfy { $0 == .passed },
      ending: again.ending)
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
