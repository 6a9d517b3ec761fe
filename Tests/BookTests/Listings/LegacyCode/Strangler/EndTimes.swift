/// The new service knows when each machine ends, in minutes after midnight.
struct EndTimes: MachineBoard {
  let ends: [Int: Int]
  let now: @Sendable () -> Int

  func minutesLeft(_ machine: Int) -> Int? {
    ends[machine].map { max(0, $0 - now()) }
  }
}
