import Foundation

/// A TCP socket: the system's calls, with their platforms' differences.
///
/// Whoever made or accepted it closes it.
struct Socket: Sendable {
  let descriptor: Int32

  func close() {
    // Also when a child process, started at the wrong moment, has inherited it.
    shutdown(descriptor, Int32(SHUT_RDWR))
    _ = Foundation.close(descriptor)
  }

  /// Tells the other side that nothing more will come.
  func endSending() {
    shutdown(descriptor, Int32(SHUT_WR))
  }
}

extension Socket {
  /// Up to 16 KiB of what has come; empty when the other side has closed, or is gone.
  func receive() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 16 * 1024) { buffer, count in
      count = max(0, recv(descriptor, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT)))
    }
  }

  /// Returns how many bytes were sent; `nil` when the other side is gone.
  func send(_ bytes: ArraySlice<UInt8>) -> Int? {
    let count = bytes.withUnsafeBytes {
      Foundation.send(descriptor, $0.baseAddress, $0.count, Self.sendingFlags)
    }
    if count >= 0 { return count }
    return errno == EAGAIN || errno == EINTR ? 0 : nil
  }

  /// A client that has gone must not end the process with SIGPIPE.
  private static var sendingFlags: Int32 {
    #if canImport(Darwin)
      Int32(MSG_DONTWAIT)  // and SO_NOSIGPIPE on the socket
    #else
      Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
    #endif
  }
}
