#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

extension ChildProcess {
  /// Ends every process that was started with this in its environment, `NAME=value`.
  ///
  /// A program may leave the group that is killed with its leader; what it was started with it
  /// cannot shed. Only Linux shows that to others: elsewhere nothing happens.
  public static func endAll(with variable: String) {
    #if os(Linux)
      // Halted first, and killed when nothing goes on that could start another one.
      var halted: Set<pid_t> = []
      for _ in 0..<100 {
        let running = strays(with: variable).subtracting(halted)
        if running.isEmpty { break }
        for process in running { kill(process, SIGSTOP) }
        halted.formUnion(running)
      }
      for process in halted { kill(process, SIGKILL) }
      for _ in 0..<100 where halted.contains(where: { kill($0, 0) == 0 }) { usleep(1_000) }
    #endif
  }

  #if os(Linux)
    private static func strays(with variable: String) -> Set<pid_t> {
      Set(allProcesses().filter { $0 != getpid() && wasStarted($0, with: variable) })
    }

    private static func wasStarted(_ process: pid_t, with variable: String) -> Bool {
      variables(of: process).withUnsafeBufferPointer { bytes in
        guard var word = bytes.baseAddress else { return false }
        let end = word + bytes.count
        while word < end {
          if strcmp(word, variable) == 0 { return true }
          word += strlen(word) + 1
        }
        return false
      }
    }

    /// What a process was started with, with a zero behind each; nothing when it is another user's,
    /// or gone.
    private static func variables(of process: pid_t) -> [CChar] {
      let file = open("/proc/\(process)/environ", O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return [] }
      defer { close(file) }
      var bytes: [CChar] = []
      var buffer = [CChar](repeating: 0, count: 64 * 1024)
      while true {
        let count = read(file, &buffer, buffer.count)
        guard count > 0, bytes.count < 4_000_000 else { break }
        bytes += buffer[..<count]
      }
      return bytes + [0]
    }
  #endif
}
