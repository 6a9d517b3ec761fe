import Foundation

extension Socket {
  /// What to wait for.
  enum Event {
    /// Bytes, a connection or an end has come.
    case input
    /// There is room for bytes to send.
    case output

    fileprivate var flag: Int16 { Int16(self == .input ? POLLIN : POLLOUT) }
  }

  /// How waiting came to an end.
  enum WaitResult {
    case ready
    case bellRang
    case timedOut
  }

  /// Waits for the event, for the bell, or so long; the bell goes first, also when polling fails.
  func wait(for event: Event, or bell: Bell, milliseconds: Int? = nil) -> WaitResult {
    var requests = [
      pollfd(fd: bell.listeningEnd, events: Int16(POLLIN), revents: 0),
      pollfd(fd: descriptor, events: event.flag, revents: 0),
    ]
    while true {
      let count = poll(&requests, 2, Int32(milliseconds ?? -1))
      if count == 0 { return .timedOut }
      if count < 0, errno == EINTR { continue }
      return count < 0 || requests[0].revents != 0 ? .bellRang : .ready
    }
  }
}
