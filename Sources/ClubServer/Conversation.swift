import Foundation

extension ClubServer {
  /// Reads one request, and does what is due.
  func converse(over connection: Socket) {
    defer { connection.close() }
    do {
      guard let request = try readRequest(from: connection) else { return }
      switch due(for: request) {
      case .answer(let response):
        log("\(request.line) → \(response.status)")
        send(response, over: connection)
      case .close:
        log("\(request.line) → closed without an answer")
      case .silence:
        log("\(request.line) → no answer")
        waitUntilClosed(connection)
      }
    } catch {
      log("unreadable → \(error.status)")
      send(Response(error), over: connection)
    }
  }

  /// Returns `nil` when nothing is to be answered: there was no request, or the bell rang.
  private func readRequest(from connection: Socket) throws(Refusal) -> Request? {
    var bytes: [UInt8] = []
    while connection.wait(for: POLLIN, or: bell) {
      let piece = connection.receive()
      guard !piece.isEmpty else {
        if bytes.isEmpty { return nil }
        throw Refusal(400, "The request ended too early.")
      }
      bytes += piece
      if let request = try Request(bytes) { return request }
    }
    return nil
  }

  private func send(_ response: Response, over connection: Socket) {
    var rest = response.bytes[...]
    while !rest.isEmpty, connection.wait(for: POLLOUT, or: bell) {
      guard let count = connection.send(rest) else { return }
      rest = rest.dropFirst(count)
    }
    // With something unread, closing would take back the answer that is under way.
    connection.endSending()
    waitUntilClosed(connection, milliseconds: 5_000)
  }

  /// Waits until the client closes, and throws away what it still sends.
  private func waitUntilClosed(_ connection: Socket, milliseconds: Int32 = -1) {
    let start = ContinuousClock.now
    while connection.wait(for: POLLIN, or: bell, milliseconds: milliseconds),
      milliseconds < 0 || .now < start + .milliseconds(milliseconds)
    {
      if connection.receive().isEmpty { return }
    }
  }
}

extension ClubServer {
  /// What a connection does with its request.
  private enum Due {
    case answer(Response)
    case close
    case silence
  }

  /// Notes the request, and does it unless a mishap forbids.
  private func due(for request: Request) -> Due {
    state.withLock { state in
      state.requests.append(request.line)
      switch state.mishaps.isEmpty ? .serve : state.mishaps.removeFirst() {
      case .serve: return .answer(state.club.answer(request))
      case .dropBefore: return .close
      case .dropAfter:
        _ = state.club.answer(request)
        return .close
      case .hang: return .silence
      case .status(let status): return .answer(Response(Refusal(status, "This was planned.")))
      case .garbage: return .answer(.garbage)
      }
    }
  }
}
