/// Answers as the old board does, and reports where the new one differs.
struct ComparingBoard: MachineBoard {
  let old: any MachineBoard
  let new: any MachineBoard
  let report: @Sendable (String) -> Void

  func minutesLeft(_ machine: Int) -> Int? {
    let answer = old.minutesLeft(machine)
    let other = new.minutesLeft(machine)
    if other != answer {
      report("machine \(machine): old \(words(answer)), new \(words(other))")
    }
    return answer
  }

  private func words(_ minutes: Int?) -> String { minutes.map { "\($0)" } ?? "none" }
}
