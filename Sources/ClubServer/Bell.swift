import Foundation

/// Wakes every thread that waits for something to come, now and later.
///
/// It is a pipe with a byte in it, which stays there until the bell is hushed.
final class Bell: Sendable {
  let listeningEnd: Int32
  private let ringingEnd: Int32

  init() throws(LoopbackServer.CannotStart) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      throw LoopbackServer.CannotStart(description: String(cString: strerror(errno)))
    }
    ends.forEach { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
    (listeningEnd, ringingEnd) = (ends[0], ends[1])
    // A full pipe has rung already, and an empty one is hushed.
    ends.forEach { _ = fcntl($0, F_SETFL, O_NONBLOCK) }
  }

  deinit {
    close(listeningEnd)
    close(ringingEnd)
  }

  func ring() {
    _ = write(ringingEnd, [1], 1)
  }

  /// - Parameter milliseconds: How long to wait for it; a negative time is never over.
  func isRinging(milliseconds: Int32 = 0) -> Bool {
    var request = pollfd(fd: listeningEnd, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }

  /// Lets threads wait again.
  func hush() {
    var bytes: [UInt8] = Array(repeating: 0, count: 64)
    while read(listeningEnd, &bytes, bytes.count) > 0 {}
  }
}
