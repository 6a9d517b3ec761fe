/// The result of grading one exercise.
public struct GradeReport: Equatable, Sendable {
  public let exercise: Exercise
  /// The folder of answers, as it was named.
  public let answers: String
  public let verdict: Verdict
  /// Whether the answers are the learner's own.
  public var isOwn = true
  /// Every expected spec, in teaching order; empty when none could be run.
  public var specs: [SpecResult] = []
  /// What the brief divides the specs into; none in most exercises.
  public var milestones: [Milestone] = []
  /// The compiler's warnings about the answer.
  public var warnings: [CompilerError] = []
  /// Sentences about the answers folder that help to understand the verdict.
  public var notes: [String] = []
  /// Seconds from start to verdict.
  public var seconds: Double = 0
  /// What the compiler and the specs printed, cut to its end.
  public var log = ""
}
