@testable import WorkbookCore

extension GradeReport {
  func outcome(_ sentence: String) -> SpecOutcome? {
    specs.first { $0.sentence == sentence }?.outcome
  }

  func failure(_ sentence: String) -> Problem? {
    specs.first { $0.sentence == sentence && $0.outcome == .failed }?.problems.first
  }

  func crash(_ sentence: String) -> Crash? {
    specs.first { $0.sentence == sentence && $0.outcome == .crashed }?.crash
  }
}
