import Foundation
import Synchronization

/// The person's terminal, or whatever stands in its place.
public struct TerminalClient: Sendable {
  /// Writes to standard output, without adding a line's end.
  public var write: @Sendable (String) -> Void
  /// Writes to standard error.
  public var writeError: @Sendable (String) -> Void
  /// Whether output goes to a terminal that a person looks at.
  public var isScreen: Bool
  /// Whether a person can press keys.
  public var isKeyboard: Bool
  /// How many columns a line has.
  public var width: @Sendable () -> Int
  /// Waits, at most so many seconds, for a key, or for a line when there is no keyboard.
  public var readKey: @Sendable (_ seconds: Double) -> Key?
  /// Runs the body with keys arriving one by one, and gives the terminal back as a shell has it.
  public var withKeys: @Sendable (_ body: () throws -> Void) throws -> Void

  public enum Key: Equatable, Sendable {
    case letter(Character)
    /// Nothing more will come.
    case end
  }
}

extension TerminalClient {
  /// Standard input, output and error.
  static func live() -> TerminalClient {
    let keyboard = isatty(STDIN_FILENO) == 1
    return TerminalClient(
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
        setInput(isRaw: true)
        defer { setInput(isRaw: false) }
        try body()
      })
  }

  /// Ignores a failure, for example in a closed terminal, because no output is left to report it.
  private static func writeToError(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  private static func columns() -> Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  private static func readByte(within seconds: Double) -> Key? {
    // Not `poll`: on macOS it doesn't work with devices such as /dev/tty.
    var files = fd_set()
    withUnsafeMutableBytes(of: &files) { $0[0] = 1 << STDIN_FILENO }
    var time = timeval()
    time.tv_sec = Int(seconds)
    time.tv_usec = .init(seconds.truncatingRemainder(dividingBy: 1) * 1_000_000)
    guard select(STDIN_FILENO + 1, &files, nil, nil, &time) > 0 else { return nil }
    var byte: UInt8 = 0
    guard read(STDIN_FILENO, &byte, 1) == 1 else { return .end }
    return .letter(Character(UnicodeScalar(byte)))
  }

  /// Lets keys come without Return and unseen, or as a shell has them. Ctrl-C interrupts either way.
  static func setInput(isRaw: Bool) {
    var mode = termios()
    guard tcgetattr(STDIN_FILENO, &mode) == 0 else { return }
    let flags = tcflag_t(ECHO | ICANON)
    mode.c_lflag = isRaw ? mode.c_lflag & ~flags : mode.c_lflag | flags
    tcsetattr(STDIN_FILENO, TCSANOW, &mode)
  }
}
