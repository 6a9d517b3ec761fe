/// What the grader says of one exercise in one folder of answers.
///
/// The same words stand in reports, in JSON and in tables.
public enum Verdict: String, CaseIterable, Codable, Sendable {
  /// Every expected spec started, ended and passed, in both frameworks.
  case solved
  /// Some specs fail, or did not count as passed.
  case red
  /// The compiler refused it.
  case doesNotCompile = "does not compile"
  /// A spec ended the whole process.
  case crashed
  /// A spec made no progress for some seconds and was stopped.
  case hung
  /// Nothing can be said; the report says why.
  case notGraded = "not graded"
  /// The starter is as it was and was never graded. Only a learner's report says so.
  case notBegun = "not begun"
}
