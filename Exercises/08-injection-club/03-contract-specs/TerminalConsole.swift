// The outside world. Leave it as it is.

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
