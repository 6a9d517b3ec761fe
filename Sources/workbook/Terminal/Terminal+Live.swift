import Foundation
import Synchronization

extension Terminal {
  /// Standard input, output and error.
  static func live() -> Terminal {
    let keyboard = isatty(STDIN_FILENO) == 1
    return Terminal(
      write: { text in
        do {
          try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        } catch {
          // A full disk behind a redirection: half an output is no output.
          writeToError("The output cannot be written.\n")
          exit(ExitCode.notGraded.rawValue)
        }
      },
      writeError: { text in writeToError(text) },
      isScreen: isatty(STDOUT_FILENO) == 1,
      isKeyboard: keyboard,
      width: { columns() ?? 80 },
      readKey: { seconds in readByte(within: seconds) },
      withKeys: { body in
        guard keyboard else { return try body() }
        try withRawInput(body)
      })
  }

  /// There is nobody left to tell when this fails, as in a terminal that was closed.
  private static func writeToError(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  private static func columns() -> Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  private static func readByte(within seconds: Double) -> Key? {
    var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, Int32(seconds * 1000)) > 0 else { return nil }
    var byte: UInt8 = 0
    guard read(STDIN_FILENO, &byte, 1) == 1 else { return .end }
    return .letter(Character(UnicodeScalar(byte)))
  }

  /// Keys come without Return and are not shown; Ctrl-C still interrupts.
  private static func withRawInput(_ body: () throws -> Void) throws {
    var saved = termios()
    tcgetattr(STDIN_FILENO, &saved)
    var raw = saved
    raw.c_lflag &= ~tcflag_t(ECHO | ICANON)
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    defer { tcsetattr(STDIN_FILENO, TCSANOW, &saved) }
    try body()
  }
}
