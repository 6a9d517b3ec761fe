import Foundation

/// Wakes every thread that waits for something to come, now and later.
///
/// It is a pipe with a byte in it that is never read.
final class Bell: Sendable {
  let listeningEnd: Int32
  private let ringingEnd: Int32

  init() throws(ClubServer.CannotStart) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      throw ClubServer.CannotStart(description: String(cString: strerror(errno)))
    }
    ends.forEach { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
    (listeningEnd, ringingEnd) = (ends[0], ends[1])
    // A full pipe has rung already.
    _ = fcntl(ringingEnd, F_SETFL, O_NONBLOCK)
  }

  deinit {
    close(listeningEnd)
    close(ringingEnd)
  }

  func ring() {
    _ = write(ringingEnd, [1], 1)
  }
}
