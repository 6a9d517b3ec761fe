import Synchronization

extension Verifier {
  /// Grades every trial: first the answers that run all specs, then the rejected ones, each with
  /// the spec that it names.
  ///
  /// Our answer comes first. While it is not solved, no rejected answer is graded, since a fault of
  /// the specs would only be told over and over.
  func grade(
    _ trials: [Trial], onStep: @Sendable (String) -> Void
  ) throws -> [(trial: Trial, report: GradeReport)] {
    // Another verifying would put its answers into the same folders.
    let unlock = try files.waitForLock("\(workbook.root)/.build/verify-lock", programs, time)
    defer { unlock() }
    let whole = trials.filter { $0.kind != .rejected }
    let reports = try share(whole, onStep) { try grade($0, in: $1) }
    let graded = Array(zip(whole, reports))
    guard reports[0].verdict == .solved else { return graded }

    let specs = reports[0].specs
    let rejected = trials.filter { $0.kind == .rejected }
    return graded
      + zip(
        rejected,
        try share(rejected, onStep) { trial, lane in
          let named = specs.first { SpecName.key($0.sentence) == trial.rejectingKey }
          let report = try grade(trial, in: lane, only: named)
          // It passes? Its author wants to know which specs it fails.
          let passes = report.specs.contains { $0.id == named?.id && $0.outcome == .passed }
          return passes ? try grade(trial, in: lane) : report
        })
  }

  /// Has the trials graded; each grader takes the next one as it becomes free.
  private func share(
    _ trials: [Trial], _ onStep: @Sendable (String) -> Void,
    grade: @Sendable (Trial, _ lane: Int) throws -> GradeReport
  ) throws -> [GradeReport] {
    let queue = Mutex(Array(trials.enumerated().reversed()))
    let lanes = try concurrently(Array(graders.indices)) { lane in
      var reports: [(Int, GradeReport)] = []
      while let (index, trial) = queue.withLock({ $0.popLast() }) {
        onStep(trial.name)
        reports.append((index, try grade(trial, lane)))
      }
      return reports
    }
    return lanes.flatMap(\.self).sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Lays the answer out in the lane's own folder and grades it.
  ///
  /// The folder's path is always the same: a new one would make SwiftPM read the manifest anew.
  private func grade(
    _ trial: Trial, in lane: Int, only spec: SpecResult? = nil
  ) throws -> GradeReport {
    let setting = ".build/verify-\(lane + 1)-answers"
    let path = "\(workbook.root)/\(setting)"
    try files.remove(path)
    for folder in [trial.base, trial.overlay].compactMap(\.self) {
      for file in try files.swiftFiles(in: folder) {
        try files.write(try files.read("\(folder)/\(file)"), "\(path)/\(exercise.key)/\(file)")
      }
    }
    return try graders[lane].grade(
      exercise, answers: AnswersFolder(setting: setting, shown: trial.name, path: path), only: spec)
  }
}
