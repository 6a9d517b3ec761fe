import Foundation

@testable import ClubServer

/// A client of a server on this machine, which can hang up.
final class Caller: Sendable {
  private let socket: Socket
  /// Never rings.
  private let bell: Bell

  /// Connects, and asks about a thing.
  init(asking server: LoopbackServer, about thing: String) throws {
    bell = try Bell()
    let socket = try Socket.made()
    let port = UInt16(server.address.port ?? 0)
    guard
      socket.withAddress(of: port, { connect(socket.descriptor, $0, $1) }) == 0
    else {
      socket.close()
      throw NoServer()
    }
    self.socket = socket
    _ = socket.send(Array("GET /\(thing) HTTP/1.1\r\n\r\n".utf8)[...])
  }

  func hangUp() { socket.close() }

  /// The body of the answer, when the server has closed; then hangs up.
  func answer() -> String {
    defer { hangUp() }
    var heard: [UInt8] = []
    while socket.wait(for: POLLIN, or: bell, milliseconds: 30_000) {
      let piece = socket.receive()
      guard !piece.isEmpty else {
        let text = String(decoding: heard, as: UTF8.self)
        return text.split(separator: "\r\n\r\n").last.map(String.init) ?? ""
      }
      heard += piece
    }
    return "no answer"
  }
}

/// The server could not be reached.
private struct NoServer: Error {}

extension LoopbackServer {
  /// A server whose paths are things.
  ///
  /// - Parameter lines: What it says about a thing.
  static func answering(
    with lines: @escaping @Sendable (_ thing: String) async -> [String]
  ) throws -> LoopbackServer {
    try LoopbackServer { request in
      Response(200, await lines(String(request.target.dropFirst())))
    }
  }
}
