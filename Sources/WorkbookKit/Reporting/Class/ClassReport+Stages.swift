extension ClassReport {
  /// The exercises without the stages that nobody has begun; the first stage when that is all.
  public var begunExercises: [ClassExercise] {
    let left = Set(stagesLeftOut)
    return left.isEmpty ? exercises : exercises.filter { !left.contains($0.place.stage) }
  }

  /// `Nobody has begun stages 3 to 8.`; `nil` when nothing is left out.
  public var notBegunWords: String? {
    let stages = stagesLeftOut
    guard let first = stages.first else { return nil }
    let words = Self.runs(of: stages).map { run in
      run.count < 3
        ? run.map { "\($0)" } : ["\(run.lowerBound) to \(run.upperBound)"]
    }.flatMap(\.self)
    let list = words.count < 2 ? words.joined() : "\(words.dropLast().joined(separator: ", ")) and \(words[words.count - 1])"
    let named = stages.count == 1 ? "stage \(first)" : "stages \(list)"
    return isAnythingBegun
      ? "Nobody has begun \(named)." : "Nobody has begun anything; \(named) not shown."
  }

  private var isAnythingBegun: Bool { exercises.contains { !$0.isUntouched } }

  /// Stages in which every exercise is untouched, in order.
  private var stagesLeftOut: [Int] {
    let numbered = exercises.filter { $0.place.stage != .max }
    let begun = Set(numbered.filter { !$0.isUntouched }.map(\.place.stage))
    let untouched = Set(numbered.map(\.place.stage)).subtracting(begun).sorted()
    // A page without a column says nothing.
    return isAnythingBegun ? untouched : Array(untouched.dropFirst())
  }

  /// Numbers that follow on one another, as ranges.
  private static func runs(of numbers: [Int]) -> [ClosedRange<Int>] {
    numbers.reduce(into: []) { runs, number in
      if let last = runs.last, number == last.upperBound + 1 {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
  }
}

extension ClassExercise {
  /// Whether every report that mentions it says that it is not begun.
  fileprivate var isUntouched: Bool { standings.keys.allSatisfy { $0 == .notBegun } }
}
