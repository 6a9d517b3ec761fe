extension Plan {
  /// Plans a show with parts that are all there.
  init(of show: Show, with needs: [String: [String]]) {
    var numbers: [String: Int] = [:]
    for cue in show.cues {
      cues[cue.number] = cue.calls.map { call in
        Order(
          step: number(of: call.part, needs, &numbers), order: call.order)
      }
    }
  }

  private mutating func number(
    of part: String, _ needs: [String: [String]], _ numbers: inout [String: Int]
  ) -> Int {
    if let number = numbers[part] { return number }
    var before: [Int] = []
    for need in needs[part] ?? [] {
      before.append(number(of: need, needs, &numbers))
    }
    steps.append(Step(part: part, needs: before))
    numbers[part] = steps.count - 1
    return steps.count - 1
  }
}
