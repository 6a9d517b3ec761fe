import Foundation

/// The outside world of the three programs: everything that they read, run, wait for or write.
///
/// `Program.main()` builds the live one; a test builds its own.
public struct Dependencies: Sendable {
  public var files: FileSystemClient
  public var processes: ProcessClient
  public var time: TimeClient
  public var terminal: TerminalClient
  /// The variables of the environment.
  public var environment: [String: String]
  /// The folder that the program was called from.
  public var folder: String
  /// The program's own path.
  public var executable: String
  /// How many cores the processor has.
  public var cores: Int
  /// The toolchain that builds and runs specs.
  public var toolchain: Toolchain
  /// The signal that asked the program to stop, if any.
  public var interruption: @Sendable () -> Int32?
}

extension Dependencies {
  /// How many gradings to run at a time: a compiler and the specs that it built keep two cores
  /// busy.
  public var suggestedJobs: Int { max(1, cores / 2) }

  /// - Throws: `ProcessClient.Interrupted` when the person asked the program to stop.
  public func checkForInterruption() throws {
    if let signal = interruption() { throw ProcessClient.Interrupted(signal: signal) }
  }

  /// Waits until no other program holds the lock, takes it, and returns what gives it back.
  ///
  /// - Throws: `ProcessClient.Interrupted` when the person asked to stop.
  public func waitForLock(
    _ path: String, onWait: () -> Void = {}
  ) throws -> @Sendable () -> Void {
    while true {
      if let unlock = try files.lock(path) { return unlock }
      onWait()
      try checkForInterruption()
      time.sleep(0.1)
    }
  }
}

/// The two clocks that the workbook reads, and how slow time goes by.
public struct TimeClient: Sendable {
  /// The date, for people. It may step back.
  public var now: @Sendable () -> Date
  /// Seconds since some moment, for durations. It never steps back.
  public var seconds: @Sendable () -> Double
  /// Waits so many seconds.
  public var sleep: @Sendable (Double) -> Void
  /// How many programs wanted each core of the processor, on average over the last minute; at least
  /// 1. So many times longer than on an idle machine may anything take.
  public var crowd: @Sendable () -> Double = { 1 }
}

extension TimeClient {
  /// The machine's clocks.
  public static let live = TimeClient(
    now: { Date() },
    seconds: { ProcessInfo.processInfo.systemUptime },
    sleep: { Thread.sleep(forTimeInterval: $0) },
    crowd: {
      var load = 0.0
      getloadavg(&load, 1)
      return max(1, load / Double(ProcessInfo.processInfo.activeProcessorCount))
    })
}
