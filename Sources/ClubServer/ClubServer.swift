import Dispatch
import Foundation
import Synchronization

/// The club's server: keeps the members and their avatars, and answers over HTTP on 127.0.0.1.
///
/// ```swift
/// let server = try ClubServer()
/// defer { server.stop() }
/// server.plan(.dropAfter)
/// // use `server.address`
/// ```
///
/// | Request                                                  | Answer                           |
/// | -------------------------------------------------------- | -------------------------------- |
/// | `PUT /users/NAME` `{"joined": 1.5, "request": "an id"}`  | 201 the user; 200 said again; 409 |
/// | `GET /users/NAME`                                        | 200 the user; 404                |
/// | `GET /users`                                             | 200 all users, by uid            |
/// | `PUT /avatars/NAME` `{"picture": "fox"}`                 | 200 the avatar; 404              |
/// | `GET /avatars/NAME`                                      | 200 the avatar; 404              |
///
/// It goes on until it is stopped, even when nothing refers to it any more.
public final class ClubServer: Sendable {
  /// Where it listens: `http://127.0.0.1:PORT`.
  public let address: URL

  let state = Mutex(State())
  let bell: Bell
  private let threads = DispatchGroup()
  let log: @Sendable (String) -> Void

  /// Starts to listen.
  ///
  /// - Parameters:
  ///   - port: 0 for one that is free.
  ///   - log: Called with a line for each request, before the server answers it, on any thread. It
  ///     must not stop the server.
  /// - Throws: `CannotStart` when the port is taken, for instance.
  public init(
    port: UInt16 = 0, log: @escaping @Sendable (String) -> Void = { _ in }
  ) throws(CannotStart) {
    bell = try Bell()
    let listener = try Socket.listening(on: port)
    address = URL(string: "http://127.0.0.1:\(listener.port)")!
    self.log = log
    startThread { self.acceptConnections(from: listener) }
  }

  /// The server cannot listen.
  public struct CannotStart: Error, CustomStringConvertible {
    public let description: String
  }

  /// What befalls a request.
  public enum Mishap: Equatable, Sendable {
    /// Nothing: it is done and answered.
    case serve
    /// The connection is closed; nothing is done.
    case dropBefore
    /// It is done, and then the connection is closed without an answer.
    case dropAfter
    /// Nothing is done, and no answer ever comes; the connection stays open.
    case hang
    /// This status is the answer; nothing is done.
    case status(Int)
    /// The answer is 200 with a body that is no JSON; nothing is done.
    case garbage
  }

  /// Everything that changes, behind one lock.
  struct State {
    var club = Club()
    var mishaps: [Mishap] = []
    var requests: [String] = []
  }

  /// What was asked, oldest first, percent-encoded as it came: `PUT /users/ada%20lovelace`.
  ///
  /// A request is there as soon as it was read, whatever mishap befalls it then. Bytes that are no
  /// request at all, which get the answer 400, 413, 431 or 501, aren't.
  public var requests: [String] { state.withLock { $0.requests } }

  /// Plans a mishap for each of the next requests; after them, all is served.
  ///
  /// What was planned before and has not happened yet comes first.
  public func plan(_ mishaps: Mishap...) {
    state.withLock { $0.mishaps += mishaps }
  }

  /// Closes the port and every connection, and returns when nothing of it runs any more.
  ///
  /// A second time does nothing.
  public func stop() {
    bell.ring()
    threads.wait()
  }
}

extension ClubServer {
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
