import Foundation

extension ChildProcess {
  /// Ends every process that was started with this in its environment, `NAME=value`.
  ///
  /// A program may leave the group that is killed with its leader, but it can't change what it was
  /// started with. macOS hides the environment of its own programs, such as `/bin/sleep`, so those
  /// are not found there.
  public static func endAll(with variable: String) { end { orphans(with: variable) } }

  /// Ends all processes that are found, and those that they start meanwhile.
  static func end(_ find: () -> Set<pid_t>) {
    // They are halted first, and killed when none is left that could start another one.
    var halted: Set<pid_t> = []
    for _ in 0..<100 {
      let running = find().subtracting(halted)
      if running.isEmpty { break }
      for process in running { kill(process, SIGSTOP) }
      halted.formUnion(running)
    }
    for process in halted { kill(process, SIGKILL) }
    for _ in 0..<100 where halted.contains(where: isRunning) { usleep(1_000) }
  }

  private static func orphans(with variable: String) -> Set<pid_t> {
    // Each variable has a zero behind it.
    let wanted = Data("\0\(variable)\0".utf8)
    return Set(
      allProcesses().filter { process in
        guard process != getpid(), let found = variables(of: process) else { return false }
        return (Data([0]) + found).range(of: wanted) != nil
      })
  }
}
