import Synchronization

extension Verifier {
  /// Grades every trial; the graders take the next one as they become free.
  func grade(_ trials: [Trial], onStep: @Sendable (String) -> Void) throws -> [GradeReport] {
    // Another verifying would put its answers into the same folders.
    let unlock = try files.waitForLock("\(workbook.root)/.build/verify-lock", programs, time)
    defer { unlock() }
    let queue = Mutex(Array(trials.enumerated().reversed()))
    let lanes = try concurrently(Array(graders.indices)) { lane in
      var reports: [(Int, GradeReport)] = []
      while let (index, trial) = queue.withLock({ $0.popLast() }) {
        onStep(trial.name)
        reports.append((index, try grade(trial, in: lane)))
      }
      return reports
    }
    return lanes.flatMap(\.self).sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Lays the answer out in the lane's own folder and grades it.
  ///
  /// The folder's path is always the same: a new one would make SwiftPM read the manifest anew.
  private func grade(_ trial: Trial, in lane: Int) throws -> GradeReport {
    let setting = ".build/verify-\(lane + 1)-answers"
    let path = "\(workbook.root)/\(setting)"
    try files.remove(path)
    for folder in [trial.base, trial.overlay].compactMap(\.self) {
      for file in try files.swiftFiles(in: folder) {
        try files.write(try files.read("\(folder)/\(file)"), "\(path)/\(exercise.key)/\(file)")
      }
    }
    return try graders[lane].grade(
      exercise, answers: AnswersFolder(setting: setting, shown: trial.name, path: path))
  }
}
