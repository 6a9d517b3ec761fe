extension ChildProcess {
  /// What a program, and all that it starts, may take of the machine. What is `nil` has no limit.
  public struct Limits: Equatable, Sendable {
    /// Bytes of memory that one process may hold at a time.
    public var memory: Int?
    /// Bytes that one process may ask for, used or not: whoever fills memory faster than it can be
    /// watched meets this. Not for sanitized programs, which ask for terabytes.
    public var reserved: Int?
    /// How many processes its group may have at a time.
    public var processes: Int?
    /// Bytes that one file may grow to.
    public var fileSize: Int?

    public init(
      memory: Int? = nil, reserved: Int? = nil, processes: Int? = nil, fileSize: Int? = nil
    ) {
      self.memory = memory
      self.reserved = reserved
      self.processes = processes
      self.fileSize = fileSize
    }
  }

  /// A limit that a program was stopped at.
  public enum Limit: Equatable, Sendable {
    case memory(bytes: Int)
    case processes(Int)
    case fileSize(bytes: Int)
  }
}

extension ChildProcess {
  /// The program and its arguments, by way of a shell where the system itself keeps a limit.
  ///
  /// There is no call that starts a program with limits of its own; a shell can set them. A limit
  /// that it may not set is left as it is, since a lower one is in force then.
  var wordsToLaunch: [String] {
    let settings = limits.shellSettings
    guard !settings.isEmpty else { return [executable] + arguments }
    return ["/bin/sh", "-c", settings + "exec \"$0\" \"$@\"", executable] + arguments
  }
}

extension ChildProcess.Limits {
  /// Files count in blocks of 512 bytes, memory in KiB: POSIX has the first, all shells the second.
  fileprivate var shellSettings: String {
    guard self != Self() else { return "" }
    var settings = ["-c 0"]
    if let fileSize { settings.append("-f \(max(1, fileSize / 512))") }
    if let reserved { settings.append("-d \(reserved / 1024)") }
    return settings.map { "ulimit \($0) 2>/dev/null; " }.joined()
  }
}
