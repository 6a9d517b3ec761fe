extension ClassReport {
  /// The exercises without the stages that nobody has begun; the first stage when that is all.
  public var begunExercises: [ClassExercise] {
    let left = Set(stagesLeftOut)
    return left.isEmpty ? exercises : exercises.filter { !left.contains($0.place.stage) }
  }

  /// `Nobody has begun stages 3 to 8.`: which stages are left out; `nil` when none is.
  public var notBegunWords: String? {
    let stages = stagesLeftOut
    guard !stages.isEmpty else { return nil }
    let named = (stages.count == 1 ? "stage " : "stages ") + Self.list(stages)
    return isAnythingBegun
      ? "Nobody has begun \(named)."
      : "Nobody has begun anything: \(named) \(stages.count == 1 ? "is" : "are") left out."
  }

  private var isAnythingBegun: Bool { exercises.contains { !$0.isUntouched } }

  /// Stages in which every exercise is untouched, in order.
  private var stagesLeftOut: [Int] {
    let numbered = exercises.filter { $0.place.stage != .max }
    let begun = Set(numbered.filter { !$0.isUntouched }.map(\.place.stage))
    let untouched = Set(numbered.map(\.place.stage)).subtracting(begun).sorted()
    // A table without a column says nothing.
    return isAnythingBegun ? untouched : Array(untouched.dropFirst())
  }

  /// `3 to 5, 7 and 9`.
  private static func list(_ numbers: [Int]) -> String {
    let runs = numbers.reduce(into: [ClosedRange<Int>]()) { runs, number in
      if let last = runs.last, number == last.upperBound + 1 {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    let words = runs.flatMap { run in
      run.lowerBound + 1 < run.upperBound
        ? ["\(run.lowerBound) to \(run.upperBound)"] : run.map { "\($0)" }
    }
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension ClassExercise {
  /// Whether every report that mentions it says that it is not begun.
  fileprivate var isUntouched: Bool { standings.keys.allSatisfy { $0 == .notBegun } }
}
