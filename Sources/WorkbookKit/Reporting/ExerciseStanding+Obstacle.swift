extension ExerciseStanding {
  /// The spec to look at first, as `check` shows it; `nil` unless specs ran and some did not pass.
  public var firstFailing: SpecStanding? { placeOfFirstFailing.map { specs[$0] } }

  /// Its place among the specs.
  ///
  /// What broke off the run hides other results: it comes first. Then a changed outside world, which
  /// explains the others; then what worked before, since it is the last edit's doing.
  var placeOfFirstFailing: Int? {
    guard standing == .red || standing == .crashed || standing == .hung else { return nil }
    return specs.firstIndex { $0.outcome.brokeOff }
      ?? specs.firstIndex { $0.outcome != .passed && isAboutTheWorld($0) }
      ?? specs.firstIndex { $0.outcome != .passed && $0.isGuard }
      ?? specs.firstIndex { $0.outcome != .passed }
  }

  /// What stands in the way: the spec to look at first, or the compiler's words.
  public var obstacle: String? {
    switch standing {
    case .solved, .notBegun: nil
    case .doesNotCompile, .notGraded: reason ?? errors.first?.message
    case .red, .crashed, .hung: firstFailing?.sentence ?? reason
    }
  }

  private func isAboutTheWorld(_ spec: SpecStanding) -> Bool {
    !notes.isEmpty && spec.sentence == "keeps the outside world as it is"
  }
}

extension SpecStanding.Outcome {
  /// Whether it took its process with it.
  var brokeOff: Bool { self == .crashed || self == .hung }
}
