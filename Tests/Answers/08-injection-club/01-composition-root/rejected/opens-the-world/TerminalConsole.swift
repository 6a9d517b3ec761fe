// Wrong: the terminal was changed to read the lines of the specs.
// Rejected by: keeps the outside world as it is

// The outside world. Leave it as it is.

// A line more.

import SpecSupport

/// The terminal that the program was started in.
final class TerminalConsole: Console {
  static let shared = TerminalConsole()

  /// In a rehearsal nobody types, and nothing is shown.
  @TaskLocal static var isRehearsal = false

  func nextLine() -> String? {
    Tripwire.touch("TerminalConsole.shared")
    return Self.isRehearsal ? nil : readLine()
  }

  func write(_ line: String) {
    Tripwire.touch("TerminalConsole.shared")
    if !Self.isRehearsal { print(line) }
  }
}
