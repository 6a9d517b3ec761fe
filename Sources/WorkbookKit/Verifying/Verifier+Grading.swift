import Foundation

extension Verifier {
  /// Grades a trial: a rejected answer with the spec that it names, any other with all specs.
  func grade(_ turn: TrialQueue.Turn, in lane: Lane) throws -> GradeReport {
    guard turn.trial.kind == .rejected else {
      return try grade(turn.trial, in: lane)
    }
    let named = turn.named
    let report = try grade(turn.trial, in: lane, only: named)
    // It passes? Its author wants to know which specs it fails.
    let passes = report.specs.contains { $0.id == named?.id && $0.outcome == .passed }
    return passes ? try grade(turn.trial, in: lane) : report
  }

  private func grade(
    _ trial: Trial, in lane: Lane, only spec: SpecResult? = nil
  ) throws -> GradeReport {
    var answer: [String: Data] = [:]
    for folder in [trial.base, trial.overlay].compactMap(\.self) {
      // A folder that is not there is one of the faults; without files the answer is just not solved.
      for file in (try? files.swiftFiles(in: folder)) ?? [] {
        answer[file] = try files.read("\(folder)/\(file)")
      }
    }
    return try lane.grade(exercise, answer, named: trial.name, only: spec)
  }
}
