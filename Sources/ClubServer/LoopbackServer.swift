import Dispatch
import Foundation

/// A small HTTP server on 127.0.0.1, with a thread for each connection and one request on each.
///
/// ```swift
/// let server = try LoopbackServer { request in LoopbackServer.Response(200, request.target) }
/// defer { server.stop() }
/// // use `server.address`
/// ```
///
/// It goes on until it is stopped, even when nothing refers to it any more.
package final class LoopbackServer: Sendable {
  /// Answers a request, or closes the connection without an answer: `nil`. Its task is cancelled when
  /// the client hangs up, and when the server stops.
  package typealias Handler = @Sendable (Request) async -> Response?

  /// Where it listens: `http://127.0.0.1:PORT`.
  package let address: URL

  let bell: Bell
  private let threads = DispatchGroup()
  let log: @Sendable (String) -> Void
  let handler: Handler

  /// Starts to listen.
  ///
  /// - Parameters:
  ///   - port: 0 for one that is free.
  ///   - log: Called with a line for each request that can't be read and so reaches no handler.
  ///   - handler: Called for each other one, on the thread of its connection.
  /// - Throws: `CannotStart` when the port is taken, for instance.
  package init(
    port: UInt16 = 0, log: @escaping @Sendable (String) -> Void = { _ in },
    handler: @escaping Handler
  ) throws(CannotStart) {
    bell = try Bell()
    let listener = try Socket.listening(on: port)
    address = URL(string: "http://127.0.0.1:\(listener.port)")!
    (self.log, self.handler) = (log, handler)
    startThread { self.acceptConnections(from: listener) }
  }

  /// The server cannot listen.
  package struct CannotStart: Error {
    package let description: String
  }

  /// Closes the port and every connection, and returns when nothing of it runs any more.
  ///
  /// A second time does nothing.
  package func stop() {
    bell.ring()
    threads.wait()
  }
}

extension LoopbackServer {
  /// Starts a thread that `stop()` waits for.
  private func startThread(_ body: @escaping @Sendable () -> Void) {
    threads.enter()
    Thread.detachNewThread {
      body()
      self.threads.leave()
    }
  }

  /// Takes connections, each on a thread of its own, until the bell rings.
  private func acceptConnections(from listener: Socket) {
    defer { listener.close() }
    while listener.wait(for: POLLIN, or: bell) {
      if let connection = listener.accept() {
        startThread { self.converse(over: connection) }
      } else {
        // The caller has gone, or there are too many open files: the next one may have more luck.
        Thread.sleep(forTimeInterval: 0.005)
      }
    }
  }
}
