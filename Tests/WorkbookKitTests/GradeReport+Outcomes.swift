@testable import WorkbookKit

extension GradeReport {
  func outcome(_ sentence: String) -> SpecOutcome? {
    specs.first { $0.sentence == sentence }?.outcome
  }

  func failure(_ sentence: String) -> SpecFailure? {
    guard case .failed(let failures) = outcome(sentence) else { return nil }
    return failures.first
  }

  func crash(_ sentence: String) -> Crash? {
    guard case .crashed(let crash) = outcome(sentence) else { return nil }
    return crash
  }
}
