/// A program to run, with everything that it prints handed over while it runs.
///
/// Standard output and standard error arrive as one stream, standard input is empty, and signal
/// handlers are back at their defaults. Foundation's `Process` is not used because it offers no
/// choice of process group, and a hung program must be stopped together with all that it started.
public struct ChildProcess: Sendable {
  /// The program's path.
  public var executable: String
  /// What follows the program's name.
  public var arguments: [String]
  /// The whole environment; nothing is inherited.
  public var environment: [String: String]
  /// Whether it leads a process group of its own, which is killed as a whole when it ends.
  public var leadsGroup: Bool
  /// What it may take of the machine; without a group, its memory alone is watched.
  public var limits: Limits

  public init(
    _ executable: String,
    _ arguments: [String],
    environment: [String: String],
    leadsGroup: Bool = true,
    limits: Limits = Limits()
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.leadsGroup = leadsGroup
    self.limits = limits
  }
}

extension ChildProcess {
  /// How a program came to its end.
  public enum Ending: Equatable, Sendable {
    /// It returned this code.
    case exited(code: Int32)
    /// It was ended by this signal, which nobody here sent.
    case crashed(signal: Int32)
    /// It was stopped because the caller said so.
    case stopped
    /// It was stopped because it took more of the machine than its limits allow.
    case outgrew(Limit)
  }

  /// The program could not be started at all.
  public struct LaunchFailure: Error, CustomStringConvertible {
    public let executable: String
    public let reason: String

    public var description: String { "could not start \(executable): \(reason)" }
  }
}
