extension Verifier {
  /// Grades a trial: a rejected answer with the spec that it names, any other with all specs.
  func grade(_ turn: TrialQueue.Turn, by grader: Grader, in lane: Int) throws -> GradeReport {
    guard turn.trial.kind == .rejected else {
      return try grade(turn.trial, by: grader, in: lane)
    }
    let named = turn.named
    let report = try grade(turn.trial, by: grader, in: lane, only: named)
    // It passes? Its author wants to know which specs it fails.
    let passes = report.specs.contains { $0.id == named?.id && $0.outcome == .passed }
    return passes ? try grade(turn.trial, by: grader, in: lane) : report
  }

  /// Lays the answer out in the lane's own folder and grades it.
  ///
  /// The folder's path is always the same: a new one would make SwiftPM read the manifest anew.
  private func grade(
    _ trial: Trial, by grader: Grader, in lane: Int, only spec: SpecResult? = nil
  ) throws -> GradeReport {
    let setting = ".build/verify-\(lane + 1)-answers"
    let path = "\(workbook.root)/\(setting)"
    try files.remove(path)
    for folder in [trial.base, trial.overlay].compactMap(\.self) {
      for file in try files.swiftFiles(in: folder) {
        try files.write(try files.read("\(folder)/\(file)"), "\(path)/\(exercise.key)/\(file)")
      }
    }
    return try grader.grade(
      exercise, answers: AnswersFolder(setting: setting, shown: trial.name, path: path), only: spec)
  }
}
