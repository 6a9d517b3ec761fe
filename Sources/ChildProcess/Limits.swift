import Foundation

extension ChildProcess {
  /// What a program, and all that it starts, may take of the machine. What is `nil` has no limit.
  public struct Limits: Equatable, Sendable {
    /// Bytes of memory that one process may hold at a time.
    public var memory: Int?
    /// Bytes that one process may ask for, used or not. It stops a program that fills memory faster
    /// than it can be watched; sanitized programs can't have it, because they ask for terabytes.
    /// Only Linux keeps this limit: macOS accepts it, but ignores it.
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

extension ChildProcess.Limits {
  /// What has to stand in front of a program and its arguments so that the system keeps these limits.
  ///
  /// No call starts a program with limits of its own, but a shell can set them. A limit that the
  /// shell may not set stays as it is, because a lower one is in force then.
  var shellWords: [String] {
    guard self != Self() else { return [] }
    // Files count in blocks of 512 bytes, memory in KiB: POSIX has the first, all shells the second.
    var settings = ["-c 0"]
    if let fileSize { settings.append("-f \(max(1, fileSize / 512))") }
    #if !canImport(Darwin)
      if let reserved { settings.append("-d \(reserved / 1024)") }
    #endif
    let script = settings.map { "ulimit \($0) 2>/dev/null; " }.joined()
    return ["/bin/sh", "-c", script + "exec \"$0\" \"$@\""]
  }
}

/// Looks from time to time at what a running program takes of the machine.
///
/// It looks at the processes that it knows every 20 ms, because memory can grow by a gigabyte a second.
/// To find the whole group it has to look at every process of the machine, so it does that every 100 ms
/// at most, and seldom enough to take no more than a twentieth of one processor.
struct LimitWatch {
  let program: pid_t
  let process: ChildProcess
  var nextLook = ContinuousClock.now
  var nextLookAtGroup = ContinuousClock.now
  /// The program and the processes of its group, as they were found last.
  var group: [pid_t] = []

  /// The limit that has been passed, if any, and if it is time for a look.
  mutating func passedLimit() -> ChildProcess.Limit? {
    guard process.limits.memory != nil || process.limits.processes != nil else { return nil }
    let now = ContinuousClock.now
    guard now >= nextLook else { return nil }
    nextLook = now + .milliseconds(20)
    if !process.leadsGroup {
      group = [program]
    } else if now >= nextLookAtGroup {
      group = processes(ofGroup: program)
      nextLookAtGroup = now + max(.milliseconds(100), now.duration(to: .now) * 20)
    }
    if let most = process.limits.processes, group.count > most { return .processes(most) }
    if let most = process.limits.memory,
      group.contains(where: { memory(ofProcess: $0) ?? 0 > most })
    {
      return .memory(bytes: most)
    }
    return nil
  }
}
