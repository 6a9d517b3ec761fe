import Foundation

extension ChildProcess {
  /// Ends every process that was started with this in its environment, `NAME=value`.
  ///
  /// A program may leave the group that is killed with its leader, but it can't change what it was
  /// started with. Only Linux shows that to others, so elsewhere nothing happens.
  public static func endAll(with variable: String) {
    #if os(Linux)
      // They are halted first, and killed when none is left that could start another one.
      var halted: Set<pid_t> = []
      for _ in 0..<100 {
        let running = orphans(with: variable).subtracting(halted)
        if running.isEmpty { break }
        for process in running { kill(process, SIGSTOP) }
        halted.formUnion(running)
      }
      for process in halted { kill(process, SIGKILL) }
      for _ in 0..<100 where halted.contains(where: { kill($0, 0) == 0 }) { usleep(1_000) }
    #endif
  }

  #if os(Linux)
    private static func orphans(with variable: String) -> Set<pid_t> {
      Set(allProcesses().filter { $0 != getpid() && wasStarted($0, with: variable) })
    }

    private static func wasStarted(_ process: pid_t, with variable: String) -> Bool {
      guard let variables = bytes(of: "environ", for: process) else { return false }
      // Each variable has a zero behind it.
      return (Data([0]) + variables).range(of: Data("\0\(variable)\0".utf8)) != nil
    }
  #endif
}
