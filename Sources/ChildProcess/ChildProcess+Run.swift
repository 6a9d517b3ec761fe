#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

extension ChildProcess {
  /// Runs the program to its end and returns how it ended.
  ///
  /// - Parameters:
  ///   - tick: The longest wait, in milliseconds, between two calls of `shouldStop`.
  ///   - onOutput: Called with each piece of output, at most 64 KiB long.
  ///   - shouldStop: Asked at least once a tick; `true` interrupts the program, and kills it
  ///     when it has not ended half a second later. One that passes a limit is killed at once.
  /// - Throws: `LaunchFailure` when the program cannot be started.
  public func run(
    tick: Int32 = 20,
    onOutput: (ArraySlice<UInt8>) -> Void,
    shouldStop: () -> Bool = { false }
  ) throws(LaunchFailure) -> Ending {
    let pipe = try Pipe(for: self)
    let guardian = leadsGroup ? Guardian() : nil
    defer { guardian?.dismiss() }
    let child = try spawn(writingTo: pipe)
    guardian?.watch(over: child)
    pipe.closeWritingEnd()
    defer { pipe.closeReadingEnd() }

    var watch = LimitWatch(over: child, self)
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
      pipe.waitAndRead(milliseconds: tick, onOutput)
    }
    let status = killAndReap(child)
    if leadsGroup { waitForGroup(child) }
    pipe.readWhatIsLeft(onOutput)
    return stopped ?? ending(for: status)
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
  private func askToEnd(_ child: pid_t, _ pipe: Pipe, _ onOutput: (ArraySlice<UInt8>) -> Void) {
    kill(leadsGroup ? -child : child, SIGINT)
    for _ in 0..<50 where !hasEnded(child) { pipe.waitAndRead(milliseconds: 10, onOutput) }
  }

  /// Waits until the killed group is gone, at most 0.2 s: dying takes a moment.
  private func waitForGroup(_ group: pid_t) {
    for _ in 0..<200 where kill(-group, 0) == 0 { usleep(1_000) }
  }

  /// Kills the child, or its whole group, and returns its status.
  ///
  /// Killed before it is reaped: until then nobody else can be given its number. And killed again
  /// until it is gone: the caller must never wait for what goes on.
  private func killAndReap(_ child: pid_t) -> Int32 {
    var status: Int32 = 0
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
