import Foundation
import Synchronization

typealias Request = LoopbackServer.Request
typealias Response = LoopbackServer.Response
typealias Refusal = LoopbackServer.Refusal

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
  private let server: LoopbackServer
  private let desk: Desk

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
    let desk = Desk(log: log)
    do {
      server = try LoopbackServer(port: port, log: log) { await desk.answer($0) }
    } catch {
      throw CannotStart(description: error.description)
    }
    self.desk = desk
  }

  /// Where it listens: `http://127.0.0.1:PORT`.
  public var address: URL { server.address }

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

  /// What was asked, oldest first, percent-encoded as it came: `PUT /users/ada%20lovelace`.
  ///
  /// A request is there as soon as it was read, whatever mishap befalls it then. Bytes that are no
  /// request at all, which get the answer 400, 413, 431 or 501, aren't.
  public var requests: [String] { desk.state.withLock { $0.requests } }

  /// Plans a mishap for each of the next requests; after them, all is served.
  ///
  /// What was planned before and has not happened yet comes first.
  public func plan(_ mishaps: Mishap...) {
    desk.state.withLock { $0.mishaps += mishaps }
  }

  /// Closes the port and every connection, and returns when nothing of it runs any more.
  ///
  /// A second time does nothing.
  public func stop() { server.stop() }
}

/// Answers requests, and lets the mishaps happen.
private final class Desk: Sendable {
  /// Everything that changes, behind one lock.
  let state = Mutex((club: Club(), mishaps: [ClubServer.Mishap](), requests: [String]()))
  private let log: @Sendable (String) -> Void

  init(log: @escaping @Sendable (String) -> Void) { self.log = log }

  /// Notes the request, and does it unless a mishap forbids; `nil` closes the connection.
  func answer(_ request: Request) async -> Response? {
    let (mishap, answer) = state.withLock { state -> (ClubServer.Mishap, Response?) in
      state.requests.append(request.line)
      let mishap = state.mishaps.isEmpty ? .serve : state.mishaps.removeFirst()
      switch mishap {
      case .serve, .dropAfter: return (mishap, state.club.answer(request))
      case .dropBefore, .hang: return (mishap, nil)
      case .status(let status): return (mishap, Response(Refusal(status, "This was planned.")))
      // A body that is not what its type promises.
      case .garbage: return (mishap, Response(status: 200, body: Data("<html>Please log in".utf8)))
      }
    }
    switch (mishap, answer) {
    case (.hang, _):
      log("\(request.line) → no answer")
      while !Task.isCancelled { try? await Task.sleep(for: .seconds(3_600)) }
      return nil
    case (.dropAfter, _), (_, nil):
      log("\(request.line) → closed without an answer")
      return nil
    case (_, let answer?):
      log("\(request.line) → \(answer.status)")
      return answer
    }
  }
}
