import Foundation

/// The pipe through which a child's output comes; it never blocks the reader.
final class OutputPipe {
  private let readingEnd: Int32
  let writingEnd: Int32
  private var isAtEnd = false
  private var buffer = [UInt8](repeating: 0, count: 64 * 1024)

  init(for process: ChildProcess) throws(ChildProcess.LaunchFailure) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      throw ChildProcess.LaunchFailure(executable: process.executable, errorNumber: errno)
    }
    // Other children should not inherit them; nothing here waits for the pipe to be closed.
    ends.forEach { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
    (readingEnd, writingEnd) = (ends[0], ends[1])
    _ = fcntl(readingEnd, F_SETFL, O_NONBLOCK)
  }

  deinit { close(readingEnd) }

  func closeWritingEnd() { close(writingEnd) }

  /// Waits for output, at most so long, and hands over one piece of it.
  func waitAndRead(milliseconds: Int32, _ onOutput: (ArraySlice<UInt8>) -> Void) {
    guard !isAtEnd else {
      // It closed its output and goes on: there is nothing to wait for but its end.
      usleep(2_000)
      return
    }
    var request = pollfd(fd: readingEnd, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, milliseconds) > 0 else { return }
    readOnce(onOutput)
  }

  /// Hands over what is still in the pipe, without waiting for more.
  ///
  /// At most 1 MiB: a descendant that escaped the kill must not keep the caller here.
  func readWhatIsLeft(_ onOutput: (ArraySlice<UInt8>) -> Void) {
    for _ in 0..<16 where readOnce(onOutput) == 0 { return }
  }

  /// Returns the number of bytes that were there.
  @discardableResult
  private func readOnce(_ onOutput: (ArraySlice<UInt8>) -> Void) -> Int {
    let count = read(readingEnd, &buffer, buffer.count)
    if count > 0 { onOutput(buffer[..<count]) }
    if count == 0 { isAtEnd = true }
    return max(count, 0)
  }
}
