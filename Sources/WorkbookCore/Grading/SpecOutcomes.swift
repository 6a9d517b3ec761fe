import ChildProcess

extension SpecRunner {
  /// What became of the specs of one framework.
  struct Outcomes: Sendable {
    /// A result for each spec that was found, under its name in words.
    let results: [SpecResult]
    let output: String
    /// Whether a process ended badly although every spec of it had passed.
    let endedBadly: Bool
    /// How the process that ran all specs ended.
    var ending: ChildProcess.Ending = .exited(code: 0)
    /// Whether what the process reported can be believed.
    var isBelievable = true
  }

  /// Runs one framework's specs and says what became of each.
  ///
  /// After a crash or a hang, the specs that had not ended run once more, each in a process of its
  /// own. That names the spec at fault and gives the results of the others. In this second round a
  /// spec gets two seconds, and all of them together get no more than the limit. A timeout alone
  /// proves nothing because the machine may be busy: see `confirmHang`.
  func outcomes(of framework: Framework, limit: Double) throws -> Outcomes {
    let run = try run(framework, limit: limit)
    let found = run.found
    var results = found.map { run.result(of: $0, key: key) }

    let suspects = found.indices.filter { run.runs[found[$0].id]?.end == nil }
    let running = found.indices.filter { run.runs[found[$0].id]?.isUnfinished == true }
    let brokeOff = !suspects.isEmpty && (!run.endedWell || !running.isEmpty)
    guard brokeOff else { return Outcomes(results, of: run) }

    let deadline = time.seconds() + limit
    for suspect in suspects where running != [suspect] {
      guard time.seconds() < deadline else { break }
      results[suspect] = try resultAlone(of: found[suspect], framework, limit: min(limit, 2))
    }
    try confirmHang(among: suspects, found, framework, limit: limit, &results)
    if suspects.contains(where: { results[$0].outcome.brokeOff }) {
      return Outcomes(results, of: run)
    }
    if run.ending == .stopped {
      // Run all together once more: either they wait for each other, or the machine was busy.
      let again = try self.run(framework, limit: limit * Self.patience)
      return Outcomes(found.map { again.result(of: $0, key: key) }, of: again)
    }
    // Together they crashed, and alone each is fine: all that ran at that moment are at fault.
    for spec in running { results[spec] = run.result(of: found[spec], key: key) }
    return Outcomes(results, of: run)
  }

  /// Runs the spec with this id, and says what became of it.
  func outcomes(of id: String, limit: Double) throws -> Outcomes {
    let run =
      if SpecName.isXCTest(id), let spec = FoundSpec(xctest: id) {
        try run(.xctest, only: spec, limit: limit)
      } else {
        try run(.swiftTesting, only: FoundSpec(id: id, name: id), limit: limit)
      }
    let results = run.found.filter { $0.id == id }.map { run.result(of: $0, key: key) }
    return Outcomes(results: results, output: run.output, endedBadly: false)
  }

  /// What becomes of a spec that has a process of its own.
  ///
  /// A spec that passes in a process that never ends has not passed, because some of its code is
  /// still running.
  private func resultAlone(
    of spec: FoundSpec, _ framework: Framework, limit: Double
  ) throws -> SpecResult {
    let alone = try run(framework, only: spec, limit: limit)
    let result = alone.result(of: spec, key: key)
    return result.outcome == .passed && alone.ending == .stopped ? spec.result(.hung) : result
  }

  /// How many times the limit specs get that pass one by one and not together.
  private static let patience = 6.0

  /// Gives each spec that seems to hang the whole limit, alone, until one really does: more of it
  /// the busier the machine is.
  ///
  /// A spec that starts a compiler takes a third of a second on an idle machine, and ten when a
  /// room full of people builds on it. One confirmed hang decides the verdict. The other specs then
  /// keep their results, because several endless loops would take minutes.
  private func confirmHang(
    among suspects: [Int], _ found: [FoundSpec], _ framework: Framework, limit: Double,
    _ results: inout [SpecResult]
  ) throws {
    for suspect in suspects where results[suspect].outcome == .hung {
      let patient = limit * min(time.crowd(), Self.patience)
      results[suspect] = try resultAlone(of: found[suspect], framework, limit: patient)
      if results[suspect].outcome == .hung { return }
    }
  }
}

extension SpecRunner.Outcomes {
  fileprivate init(_ results: [SpecResult], of run: FrameworkRun) {
    self.init(
      results: results, output: run.output,
      endedBadly: !run.endedWell && results.allSatisfy { $0.outcome == .passed },
      ending: run.ending, isBelievable: run.canaryIsHeard)
  }
}

extension FrameworkRun {
  /// What became of one of its specs.
  ///
  /// - Parameter key: The exercise's key.
  func result(of spec: FoundSpec, key: String) -> SpecResult {
    guard let run = runs[spec.id], run.hasStarted || run.end != nil else {
      return spec.result(.didNotRun)
    }
    switch run.end {
    case .passed where run.failures.isEmpty: return spec.result(.passed)
    case .passed, .failed: return spec.result(.failed, run.failures)
    case .skipped: return spec.result(.skipped)
    case nil where ending == .stopped: return spec.result(.hung)
    case nil:
      let crash = Crash(ending: ending, output: output, key: key)
      let problem = Problem(crash.text, path: crash.place?.path, line: crash.place?.line)
      return spec.result(.crashed, [problem], crash)
    }
  }
}

extension FoundSpec {
  fileprivate func result(
    _ outcome: SpecOutcome, _ problems: [Problem] = [], _ crash: Crash? = nil
  ) -> SpecResult {
    SpecResult(SpecName.sentence(name), outcome, problems: problems, id: id, crash: crash)
  }
}
