import Foundation

/// A TCP socket: the system's calls, with the differences between platforms.
///
/// The code that made or accepted a socket closes it.
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

extension Socket {
  /// Waits until bytes, a connection or an end have come (`POLLIN`), or until there is room for bytes
  /// to send (`POLLOUT`).
  ///
  /// The result is `false` when a bell has rung, when the time is over, and when polling fails. A
  /// negative time is never over.
  func wait(for event: Int32, or bells: Bell..., milliseconds: Int32 = -1) -> Bool {
    var requests = [pollfd(fd: descriptor, events: Int16(event), revents: 0)]
    requests += bells.map { pollfd(fd: $0.listeningEnd, events: Int16(POLLIN), revents: 0) }
    while true {
      let count = poll(&requests, nfds_t(requests.count), milliseconds)
      if count < 0, errno == EINTR { continue }
      return count > 0 && requests.dropFirst().allSatisfy { $0.revents == 0 }
    }
  }
}

extension Socket {
  /// A socket that listens on 127.0.0.1; port 0 stands for one that is free.
  static func listening(on port: UInt16) throws(LoopbackServer.CannotStart) -> Socket {
    let socket = try made()
    // Makes the port of a server that has just stopped free.
    socket.turnOn(SO_REUSEADDR)
    guard socket.withAddress(of: port, { bind(socket.descriptor, $0, $1) }) == 0,
      listen(socket.descriptor, 128) == 0
    else {
      let failure = errno
      socket.close()
      throw LoopbackServer.CannotStart(port, failure)
    }
    // A caller that is gone again must not keep the listener in `accept`.
    _ = fcntl(socket.descriptor, F_SETFL, O_NONBLOCK)
    return socket
  }

  /// The port that it listens on.
  var port: UInt16 {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = getsockname(descriptor, $0, &size)
      }
    }
    return UInt16(bigEndian: address.sin_port)
  }

  /// The next caller's connection; `nil` when there is none after all.
  func accept() -> Socket? {
    let connection = Foundation.accept(descriptor, nil, nil)
    guard connection >= 0 else { return nil }
    let socket = Socket(descriptor: connection)
    socket.makeSafe()
    return socket
  }
}

extension Socket {
  /// A new socket, which the compilers that a spec starts do not inherit.
  static func made() throws(LoopbackServer.CannotStart) -> Socket {
    #if canImport(Glibc)
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else { throw LoopbackServer.CannotStart(0, errno) }
    let socket = Socket(descriptor: descriptor)
    socket.makeSafe()
    return socket
  }

  /// Closed in child processes, and a client that has gone must not end this one with SIGPIPE.
  private func makeSafe() {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
      turnOn(SO_NOSIGPIPE)
    #endif
  }

  private func turnOn(_ option: Int32) {
    var on: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, option, &on, socklen_t(MemoryLayout<Int32>.size))
  }

  /// Calls with 127.0.0.1 and this port, in the system's words.
  func withAddress(
    of port: UInt16, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    #if canImport(Darwin)
      address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    #endif
    return withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }
}

extension LoopbackServer.CannotStart {
  init(_ port: UInt16, _ errorNumber: Int32) {
    switch errorNumber {
    case EADDRINUSE: description = "port \(port) is taken by another program"
    case EACCES: description = "port \(port) may not be used"
    default:
      description = "cannot listen on port \(port): \(String(cString: strerror(errorNumber)))"
    }
  }
}
