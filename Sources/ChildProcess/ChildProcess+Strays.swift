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
      // What is killed may have started another one meanwhile.
      for _ in 0..<20 {
        let strays = strays(with: variable)
        if strays.isEmpty { return }
        for process in strays { kill(process, SIGKILL) }
        usleep(10_000)
      }
    #endif
  }

  #if os(Linux)
    private static func strays(with variable: String) -> [pid_t] {
      guard let folder = opendir("/proc") else { return [] }
      defer { closedir(folder) }
      var found: [pid_t] = []
      while let entry = readdir(folder) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        guard let number = pid_t(name), number != getpid() else { continue }
        if variables(of: number).contains(variable) { found.append(number) }
      }
      return found
    }

    /// What a process was started with; nothing when it is another user's, or gone.
    private static func variables(of process: pid_t) -> [String] {
      let file = open("/proc/\(process)/environ", O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return [] }
      defer { close(file) }
      var bytes: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 64 * 1024)
      while true {
        let count = read(file, &buffer, buffer.count)
        guard count > 0, bytes.count < 4_000_000 else { break }
        bytes += buffer[..<count]
      }
      return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }
  #endif
}
