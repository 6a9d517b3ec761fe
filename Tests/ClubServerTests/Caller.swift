import Foundation

@testable import ClubServer
@testable import LoopbackServer

/// One connection to a server, with bytes as the test wants them.
final class Caller {
  private let socket: Socket
  /// Never rings.
  private let bell: Bell

  convenience init(_ server: ClubServer) throws {
    try self.init(port: UInt16(server.address.port ?? 0))
  }

  /// - Throws: `Refused` when nobody listens.
  init(port: UInt16) throws {
    bell = try Bell()
    socket = try Socket.connected(to: port)
  }

  deinit { socket.close() }

  /// Returns whether the server took all of it.
  @discardableResult
  func say(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty, socket.wait(for: POLLOUT, or: bell, milliseconds: 10_000) {
      guard let count = socket.send(rest) else { return false }
      rest = rest.dropFirst(count)
    }
    return rest.isEmpty
  }

  func endSaying() { socket.endSending() }

  /// All that comes until the server closes; `nil` when it does not within this time.
  func hear(milliseconds: Int32 = 10_000) -> String? {
    var heard: [UInt8] = []
    while socket.wait(for: POLLIN, or: bell, milliseconds: milliseconds) {
      let piece = socket.receive()
      if piece.isEmpty { return String(decoding: heard, as: UTF8.self) }
      heard += piece
    }
    return nil
  }
}

extension Caller {
  /// The answer to one request on a connection of its own; `nil` when there is none.
  static func ask(
    _ server: ClubServer, _ line: String, _ body: String = "", milliseconds: Int32 = 10_000
  ) throws -> Answer? {
    let caller = try Caller(server)
    caller.say("\(line) HTTP/1.1\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)")
    return caller.hear(milliseconds: milliseconds).flatMap(Answer.init)
  }

  static func join(
    _ server: ClubServer, _ name: String, request: String = UUID().uuidString
  ) throws -> Answer? {
    try ask(server, "PUT /users/\(name)", #"{"joined": 1.5, "request": "\#(request)"}"#)
  }

  static func members(_ server: ClubServer) throws -> [Member] {
    let answer = try ask(server, "GET /users")
    return try JSONDecoder().decode([Member].self, from: Data((answer?.body ?? "").utf8))
  }
}

/// What came back, taken apart.
struct Answer: Equatable {
  let status: Int
  let head: String
  let body: String

  init?(_ text: String) {
    guard let end = text.firstRange(of: "\r\n\r\n"),
      let status = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return nil }
    self.status = status
    head = String(text[..<end.lowerBound])
    body = String(text[end.upperBound...])
  }
}

/// Nobody listens there.
struct Refused: Error {}

extension Socket {
  fileprivate static func connected(to port: UInt16) throws -> Socket {
    let socket = try made()
    guard socket.withAddress(of: port, { connect(socket.descriptor, $0, $1) }) == 0 else {
      socket.close()
      throw Refused()
    }
    return socket
  }
}
