#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Looks from time to time at what a running program takes of the machine.
///
/// The program itself is looked at every 20 ms, since memory can grow by a gigabyte a second. Its
/// whole group costs a look at every process of the machine: every 100 ms, and seldom enough to
/// take a twentieth of one processor at most.
struct LimitWatch {
  private let program: pid_t
  private let hasGroup: Bool
  private let limits: ChildProcess.Limits
  private var nextLook = ContinuousClock.now
  private var nextLookAtGroup = ContinuousClock.now

  /// - Parameter program: Leads a group of its own, or is watched alone.
  init(over program: pid_t, _ process: ChildProcess) {
    self.program = program
    hasGroup = process.leadsGroup
    limits = process.limits
  }

  /// The limit that has been passed, if any, and if it is time for a look.
  mutating func passedLimit() -> ChildProcess.Limit? {
    guard limits.memory != nil || limits.processes != nil else { return nil }
    let now = ContinuousClock.now
    guard now >= nextLook else { return nil }
    nextLook = now + .milliseconds(20)
    guard hasGroup, now >= nextLookAtGroup else {
      return passedLimit([memory(ofProcess: program) ?? 0])
    }
    let memory = memory(ofGroup: program)
    nextLookAtGroup = now + max(.milliseconds(100), now.duration(to: .now) * 20)
    return passedLimit(memory)
  }

  /// - Parameter memory: Bytes, for each process.
  private func passedLimit(_ memory: [Int]) -> ChildProcess.Limit? {
    if let most = limits.processes, memory.count > most { return .processes(most) }
    if let most = limits.memory, memory.contains(where: { $0 > most }) {
      return .memory(bytes: most)
    }
    return nil
  }
}
