import Foundation

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
    /// It was ended by this signal, which did not come from here.
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

    init(executable: String, errorNumber: Int32) {
      self.executable = executable
      reason = String(cString: strerror(errorNumber))
    }
  }
}

extension ChildProcess {
  /// Runs the program to its end and returns how it ended.
  ///
  /// - Parameters:
  ///   - onOutput: Called with each piece of output, at most 64 KiB long.
  ///   - shouldStop: Asked every 20 ms at least; `true` interrupts the program, and kills it when
  ///     it has not ended half a second later. One that passes a limit is killed at once.
  /// - Throws: `LaunchFailure` when the program cannot be started.
  public func run(
    onOutput: (ArraySlice<UInt8>) -> Void,
    shouldStop: () -> Bool = { false }
  ) throws(LaunchFailure) -> Ending {
    let pipe = try OutputPipe(for: self)
    let watchdog = leadsGroup ? Watchdog() : nil
    defer { watchdog?.dismiss() }
    let child = try start(writingTo: pipe)
    watchdog?.watch(over: child)

    var watch = LimitWatch(program: child, process: self)
    var stopped: Ending?
    while !hasEnded(child) {
      if let limit = watch.passedLimit() {
        // At once: in the half second that a polite end takes it would grow on.
        stopped = .outgrew(limit)
        break
      }
      if shouldStop() {
        stopped = .stopped
        askToEnd(child, pipe, onOutput)
        break
      }
      pipe.waitAndRead(milliseconds: 20, onOutput)
    }
    let status = killAndReap(child)
    if leadsGroup {
      // At most 0.2 s, until the killed group is gone: dying takes a moment.
      for _ in 0..<200 where kill(-child, 0) == 0 { usleep(1_000) }
    }
    pipe.readWhatIsLeft(onOutput)
    return stopped ?? ending(for: status)
  }

  /// Starts the program and returns its process number.
  private func start(writingTo pipe: OutputPipe) throws(LaunchFailure) -> pid_t {
    defer { pipe.closeWritingEnd() }
    // A shell in between would find it missing too late.
    guard access(executable, X_OK) == 0 else {
      throw LaunchFailure(executable: executable, errorNumber: errno)
    }
    var child: pid_t = 0
    let failure = spawn(
      &child, limits.shellWords + [executable] + arguments,
      environment.map { "\($0.key)=\($0.value)" },
      files: [nil, pipe.writingEnd, pipe.writingEnd], leadsGroup: leadsGroup)
    guard failure == 0 else { throw LaunchFailure(executable: executable, errorNumber: failure) }
    return child
  }

  /// Whether the child has ended; it is not reaped by asking.
  private func hasEnded(_ child: pid_t) -> Bool {
    var info = siginfo_t()
    let answer = waitid(P_PID, id_t(child), &info, WEXITED | WNOHANG | WNOWAIT)
    return answer == 0 && info.si_signo == SIGCHLD
  }

  /// Interrupts the child and waits for its end, at most half a second.
  ///
  /// SwiftPM starts compilers in groups of their own, which only it can stop.
  private func askToEnd(
    _ child: pid_t, _ pipe: OutputPipe, _ onOutput: (ArraySlice<UInt8>) -> Void
  ) {
    kill(leadsGroup ? -child : child, SIGINT)
    for _ in 0..<50 where !hasEnded(child) { pipe.waitAndRead(milliseconds: 10, onOutput) }
  }

  /// Kills the child, or its whole group, and returns its status.
  ///
  /// It is killed before it is reaped, because until then no other process can get its number. And
  /// it is killed again until it is gone, so that the caller never waits for it.
  private func killAndReap(_ child: pid_t) -> Int32 {
    var status: Int32 = 0
    #if os(Linux)
      // What has left the group is found as long as its ancestor is there. That one is halted, so that
      // it doesn't go on where its child was ended.
      if leadsGroup, !hasEnded(child) {
        kill(child, SIGSTOP)
        Self.end { descendants(of: child) }
      }
    #endif
    while true {
      if leadsGroup { kill(-child, SIGKILL) }
      kill(child, SIGKILL)
      let reaped = waitpid(child, &status, WNOHANG)
      if reaped == child || (reaped == -1 && errno != EINTR) { return status }
      usleep(500)
    }
  }

  /// Reads a status as `waitpid` reports it: the low seven bits are the signal.
  private func ending(for status: Int32) -> Ending {
    switch (status & 0x7f, limits.fileSize) {
    case (0, _): .exited(code: (status >> 8) & 0xff)
    // The system itself keeps this limit, and says so with a signal.
    case (SIGXFSZ, let most?): .outgrew(.fileSize(bytes: most))
    case (let signal, _): .crashed(signal: signal)
    }
  }
}
