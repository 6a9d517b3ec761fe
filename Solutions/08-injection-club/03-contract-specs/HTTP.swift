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
      return try await answer(to: call, in: session, within: timeout)
    }
  }

  /// Cancels the call, and no task: who is cancelled in `session.data(for:)` as
  /// the answer comes may wait for ever (seen with Swift 6.3 on Linux).
  private static func answer(
    to call: URLRequest, in session: URLSession, within timeout: Duration
  ) async throws -> Response {
    try await withCheckedThrowingContinuation { continuation in
      let task = session.dataTask(with: call) { body, answer, error in
        guard let answer = answer as? HTTPURLResponse, error == nil else {
          let isLate = (error as? URLError)?.code == .cancelled
          let failure: Failure = isLate ? .timedOut : .unreachable
          return continuation.resume(throwing: failure)
        }
        continuation.resume(
          returning: Response(status: answer.statusCode, body: body ?? Data()))
      }
      task.resume()
      Task {
        try? await Task.sleep(for: timeout)
        task.cancel()
      }
    }
  }
}
