/// One message of the compiler's, with its place.
public struct CompilerError: Equatable, Sendable {
  /// Absolute, or relative to the workbook's root where it is shown.
  public internal(set) var path: String
  /// 1 for the first line.
  public let line: Int
  public let message: String
  /// What a type lacks to conform: `protocol requires property 'clock' with type 'any Clock'`.
  public var requirements: [String] = []
}

/// The result of grading one exercise.
public struct GradeReport: Equatable, Sendable {
  public let exercise: Exercise
  /// The folder of answers, as it was named.
  public let answers: String
  public var verdict = Verdict.notGraded
  /// The compiler's errors, when it does not compile.
  public var errors: [CompilerError] = []
  /// Why it was not graded.
  public var obstacle: WorkbookError?
  /// Seconds without progress after which a spec was stopped, when it hung.
  public var limit: Double?
  /// Whether the answers are the learner's own.
  public let isOwn: Bool
  /// Every expected spec, in teaching order; empty when none could be run.
  public var specs: [SpecResult] = []
  /// The constraint that it was done under, if one was chosen.
  public var constraint: Constraint?
  /// What the brief divides the specs into; none in most exercises.
  public var milestones: [Milestone] = []
  /// The compiler's warnings about the answer.
  public var warnings: [CompilerError] = []
  /// Sentences about the answers folder that help to understand the verdict.
  public var notes: [String] = []
  /// What an instructor should read in a solved answer before the verdict matters.
  public var remarks: [String] = []
  /// Seconds from start to verdict.
  public var seconds: Double = 0
  /// What the compiler and the specs printed, cut to its end.
  public var log = ""

  /// Notes that nothing can be said, and why.
  mutating func markNotGraded(because reason: WorkbookError) {
    verdict = .notGraded
    obstacle = reason
  }
}

/// What became of one milestone.
public struct MilestoneResult: Equatable, Sendable {
  public let milestone: Milestone
  /// Its specs, in teaching order.
  public let specs: [SpecResult]
  /// Whether all its specs ran and passed, while no guard is broken.
  public let isReached: Bool

  /// How many of its specs are green.
  public var passed: Int { specs.filter { $0.outcome == .passed }.count }

  /// Whether something of it may be there: not so when each of its specs ran and failed.
  public var isBegun: Bool {
    !specs.allSatisfy { $0.outcome == .failed }
  }
}

extension GradeReport {
  /// Whether it's solved but for the constraint.
  public var breaksOnlyConstraint: Bool {
    let key = constraint?.rule.map(SpecName.key)
    return verdict == .red && key != nil
      && specs.allSatisfy { $0.outcome == .passed || SpecName.key($0.sentence) == key }
  }

  /// How far each milestone is; none when the exercise has none, or no spec could be run.
  public var milestoneResults: [MilestoneResult] {
    guard !specs.isEmpty else { return [] }
    return milestones.map { milestone in
      let keys = Set(milestone.specs.map(SpecName.key))
      let own = specs.filter { keys.contains(SpecName.key($0.sentence)) }
      let isReached = canBePraised && !own.isEmpty && own.allSatisfy { $0.outcome == .passed }
      return MilestoneResult(milestone: milestone, specs: own, isReached: isReached)
    }
  }

  /// The guards, and whatever else stands in no milestone.
  public var specsOutsideMilestones: [SpecResult] {
    let keys = Set(milestones.flatMap(\.specs).map(SpecName.key))
    return specs.filter { !keys.contains(SpecName.key($0.sentence)) }
  }

  /// What breaks a guard is no step forward, and of what was not graded nothing can be said.
  private var canBePraised: Bool {
    verdict != .notGraded && specs.allSatisfy { !$0.isGuard || $0.outcome == .passed }
  }
}
