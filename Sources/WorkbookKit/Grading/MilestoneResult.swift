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
    !specs.allSatisfy { spec in
      if case .failed = spec.outcome { true } else { false }
    }
  }
}

extension GradeReport {
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
    if case .notGraded = verdict { return false }
    return specs.allSatisfy { !$0.isGuard || $0.outcome == .passed }
  }
}
