import ChildProcess
import Dispatch
import Foundation

@testable import WorkbookCore

/// A program that a test runs, and what came of it.
struct Program {
  var call: [String]
  var environment: [String: String] = Program.environment
  /// It is stopped after so many seconds: far more than a busy machine needs.
  var limit: Double = 600

  struct Result: Sendable {
    let ending: ChildProcess.Ending
    /// Standard output and standard error, as they came.
    let output: String

    var succeeded: Bool { ending == .exited(code: 0) }
  }

  /// What the tests were started with, without what tells this package which answers to build.
  static let environment = ProcessInfo.processInfo.environment.filter { name, _ in
    !name.hasPrefix("WORKBOOK_") && !name.hasPrefix("BOOK_")
  }

  /// Two at a time: more would only take each other's memory and time.
  private static let turns = DispatchSemaphore(value: 2)

  /// Runs it to its end; its processes are gone by then.
  ///
  /// - Throws: `ChildProcess.LaunchFailure` when it cannot be started.
  func run() throws -> Result {
    Self.turns.wait()
    defer { Self.turns.signal() }
    var output = CappedOutput(limit: 4 << 20)
    let deadline = ContinuousClock.now + .seconds(limit)
    // The compiler leaves folders behind where temporary files go.
    let folder = try TemporaryFolder()
    let environment = environment.merging(["TMPDIR": "\(folder.path)/tmp"]) { $1 }
    let ending = try withExtendedLifetime(folder) {
      try ChildProcess("/usr/bin/env", call, environment: environment)
        .run(onOutput: { output.append($0) }, shouldStop: { ContinuousClock.now > deadline })
    }
    return Result(ending: ending, output: output.text)
  }
}
