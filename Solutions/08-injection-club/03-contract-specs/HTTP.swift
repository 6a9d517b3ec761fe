// The outside world. Leave it as it is.

import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A way to a server.
struct HTTP: Sendable {
  struct Request: Equatable, Sendable {
    let method: String
    /// Begins with a slash.
    let path: String
    var body = Data()
  }

  struct Response: Equatable, Sendable {
    let status: Int
    var body = Data()
  }

  /// There is no answer. Whether the server has done it, nobody knows.
  enum Failure: String, Error {
    case timedOut = "The server takes too long"
    case unreachable = "No connection to the server"
  }

  /// Returns the answer, whatever its status, or throws an `HTTP.Failure`.
  var send: @Sendable (Request) async throws -> Response
}

extension HTTP {
  /// The server at this address; it has this time for its whole answer.
  static func live(base: URL, timeout: Duration) -> HTTP {
    let session = URLSession(configuration: .ephemeral)
    let root = base.absoluteString.replacing(/\/+$/, with: "")
    return HTTP { request in
      guard let url = URL(string: root + request.path)
      else { throw Failure.unreachable }
      var call = URLRequest(url: url)
      call.httpMethod = request.method
      call.httpBody = request.body.isEmpty ? nil : request.body
      return try await within(timeout) { [call] in
        guard let (body, answer) = try? await session.data(for: call),
          let answer = answer as? HTTPURLResponse
        else { throw Failure.unreachable }
        return Response(status: answer.statusCode, body: body)
      }
    }
  }

  /// The first to end stops the other: the answer, or the time.
  private static func within(
    _ timeout: Duration,
    _ answer: @escaping @Sendable () async throws -> Response
  ) async throws -> Response {
    try await withThrowingTaskGroup(of: Response.self) { group in
      group.addTask(operation: answer)
      group.addTask {
        try await Task.sleep(for: timeout)
        throw Failure.timedOut
      }
      defer { group.cancelAll() }
      for try await first in group { return first }
      throw Failure.unreachable
    }
  }
}
