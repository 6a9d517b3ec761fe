#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A terminal without a person: a program that writes to it shows what a reader would see.
final class PseudoTerminal {
  struct Failure: Error {}

  /// The device that the program writes to.
  let path: String
  private let controller: Int32
  /// Kept open, so that nothing is lost when the program ends.
  private let device: Int32
  private var bytes: [UInt8] = []

  /// - Throws: `Failure` when the system has no terminal left.
  init(columns: UInt16 = 80) throws {
    var ends: (controller: Int32, device: Int32) = (-1, -1)
    var size = winsize(ws_row: 50, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&ends.controller, &ends.device, nil, nil, &size) == 0,
      let name = ttyname(ends.device)
    else { throw Failure() }
    (controller, device) = ends
    path = String(cString: name)
    // Other programs that are started meanwhile should not hold it.
    [controller, device].forEach { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(controller, F_SETFL, O_NONBLOCK)
  }

  deinit {
    close(device)
    close(controller)
  }

  /// Takes what was written; must be called while the program runs, or it has to wait.
  func read() {
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      #if canImport(Darwin)
        let count = Darwin.read(controller, &buffer, buffer.count)
      #else
        let count = Glibc.read(controller, &buffer, buffer.count)
      #endif
      guard count > 0 else { return }
      bytes += buffer[..<count]
    }
  }

  /// What can be read on the screen, line by line.
  var lines: [String] { Self.lines(String(decoding: bytes, as: UTF8.self)) }

  /// A line that is written over (`\r`, erase) shows what was written last.
  static func lines(_ text: String) -> [String] {
    var lines = text.replacing("\r\n", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    return lines.map { line in
      let last = line.split(separator: "\r\u{1B}[K", omittingEmptySubsequences: false).last ?? ""
      return String(last).replacing(/\u{1B}\[[0-9;]*[A-Za-z]/, with: "")
    }
  }
}
