import WorkbookKit

/// The outside world of the command line. Built in one place: `main.swift`.
struct Dependencies: Sendable {
  var files: Files
  var programs: Programs
  var time: Time
  var terminal: Terminal
  /// The variables of the environment.
  var environment: [String: String]
  /// The folder that the program was called from.
  var folder: String
  /// The program's own path.
  var executable: String
  /// How many cores the processor has.
  var cores = 2
  /// The signal that asked the program to stop, if any.
  var interruption: @Sendable () -> Int32?
}

extension Dependencies {
  /// How text may look at this moment: a person may make the window narrower.
  var style: Style { Style(terminal: terminal, environment: environment) }

  /// Says what is wrong, on standard error. A file or a pipe gets each line whole.
  func complain(_ lines: String...) {
    terminal.writeError(style.fit(lines.map(\.printable)).map { $0 + "\n" }.joined())
  }

  /// How much to do at a time: a compiler and the specs that it built keep two cores busy.
  var suggestedJobs: Int { max(1, cores / 2) }

  /// - Throws: `Programs.Interrupted` when somebody asked the program to stop.
  func checkForInterruption() throws {
    if let signal = interruption() { throw Programs.Interrupted(signal: signal) }
  }
}
