extension Agenda {
  /// What is not planned, as a sentence; `nil` where that is nothing.
  ///
  /// Exercises are named one by one only where others of their stage are planned:
  /// `Left out: 1.4 Pin it first (20 minutes), stages 2 to 8 (36 exercises, 919 minutes).`
  public var leftOutText: String? {
    guard !leftOut.isEmpty else { return nil }
    var parts: [String] = []
    var whole: [Stage] = []
    for stage in workshop.syllabus.stages where stage.number >= workshop.first.number {
      let exercises = leftOut.filter { $0.stageFolder == stage.folder }
      if !exercises.isEmpty, exercises.count == stage.exercises.count {
        whole.append(stage)
        continue
      }
      parts += whole.text + exercises.map(\.text)
      whole = []
    }
    return "Left out: \((parts + whole.text).joined(separator: ", "))."
  }
}

extension Exercise {
  /// `1.4 Pin it first (20 minutes)`.
  fileprivate var text: String { "\(number) \(title) (\(Count.of(minutes, "minute")))" }
}

extension [Stage] {
  /// `stages 2 to 8 (36 exercises, 919 minutes)`, for stages that follow one another.
  fileprivate var text: [String] {
    guard let first, let last else { return [] }
    let exercises = flatMap(\.exercises)
    let name =
      switch count {
      case 1: "stage \(first.number)"
      case 2: "stages \(first.number) and \(last.number)"
      default: "stages \(first.number) to \(last.number)"
      }
    let sums = "\(Count.of(exercises.count, "exercise")), \(Count.of(exercises.minutes, "minute"))"
    return ["\(name) (\(sums))"]
  }
}
