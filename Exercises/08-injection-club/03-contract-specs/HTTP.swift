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
  enum Failure: Error {
    case timedOut, unreachable
  }

  /// Returns the answer, whatever its status.
  ///
  /// - Throws: `HTTP.Failure`.
  var send: @Sendable (Request) async throws -> Response
}

extension HTTP {
  /// The server at this address; it has this time for an answer.
  static func live(base: URL, timeout: Duration) -> HTTP {
    let settings = URLSessionConfiguration.ephemeral
    settings.timeoutIntervalForRequest = timeout / .seconds(1)
    let session = URLSession(configuration: settings)
    let root = base.absoluteString.replacing(/\/+$/, with: "")
    return HTTP { request in
      guard let url = URL(string: root + request.path) else {
        throw Failure.unreachable
      }
      var call = URLRequest(url: url)
      call.httpMethod = request.method
      call.httpBody = request.body.isEmpty ? nil : request.body
      do {
        let (body, answer) = try await session.data(for: call)
        guard let answer = answer as? HTTPURLResponse else {
          throw Failure.unreachable
        }
        return Response(status: answer.statusCode, body: body)
      } catch let error as URLError where error.code == .timedOut {
        throw Failure.timedOut
      } catch {
        throw Failure.unreachable
      }
    }
  }
}
