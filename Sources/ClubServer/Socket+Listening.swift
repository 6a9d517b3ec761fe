import Foundation

extension Socket {
  /// A socket that listens on 127.0.0.1; port 0 stands for one that is free.
  static func listening(on port: UInt16) throws(ClubServer.CannotStart) -> Socket {
    let socket = try made()
    do throws(ClubServer.CannotStart) {
      try socket.bind(to: port)
      guard listen(socket.descriptor, 128) == 0 else { throw ClubServer.CannotStart(port, errno) }
      // A caller that is gone again must not keep the listener in `accept`.
      _ = fcntl(socket.descriptor, F_SETFL, O_NONBLOCK)
      return socket
    } catch {
      socket.close()
      throw error
    }
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
  static func made() throws(ClubServer.CannotStart) -> Socket {
    #if canImport(Glibc)
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else { throw ClubServer.CannotStart(0, errno) }
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

  private func bind(to port: UInt16) throws(ClubServer.CannotStart) {
    // The port of a server that has just stopped is free.
    turnOn(SO_REUSEADDR)
    guard withAddress(of: port, { Foundation.bind(descriptor, $0, $1) }) == 0 else {
      throw ClubServer.CannotStart(port, errno)
    }
  }

  /// Calls with 127.0.0.1 and this port, in the system's words.
  func withAddress<Result>(
    of port: UInt16, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
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

extension ClubServer.CannotStart {
  init(_ port: UInt16, _ errorNumber: Int32) {
    switch errorNumber {
    case EADDRINUSE: description = "port \(port) is taken by another program"
    case EACCES: description = "port \(port) may not be used"
    default:
      let reason = String(cString: strerror(errorNumber))
      description = "cannot listen on port \(port): \(reason)"
    }
  }
}
