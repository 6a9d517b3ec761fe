import Foundation
import SpecSupport
import Synchronization

@testable import SwapTheBackend

/// A line to a server that answers as planned, and remembers what happened.
final class SpecLine: Sendable {
  enum Answer: Sendable, CustomStringConvertible {
    case status(Int, String = "")
    case silence(HTTP.Failure)

    var description: String {
      switch self {
      case .status(let status, _): "status \(status)"
      case .silence(.timedOut): "timedOut"
      case .silence(.unreachable): "unreachable"
      }
    }

    /// How the person at the console hears of it.
    var trouble: String {
      switch self {
      case .status: "The server is in trouble"
      case .silence(.timedOut): "The server takes too long"
      case .silence(.unreachable): "No connection to the server"
      }
    }
  }

  let requests = SpecRecorder<HTTP.Request>()
  /// What happened: "ask", "pause", and what was said.
  let log = SpecRecorder<String>()
  let madeIDs = SpecRecorder<String>()
  private let answers: Mutex<[Answer]>
  private let inThePause = Mutex<(@Sendable () async -> Void)?>(nil)

  /// Runs the body when the back end pauses next.
  func duringTheNextPause(_ body: @escaping @Sendable () async -> Void) {
    inThePause.withLock { $0 = body }
  }

  private func pause() async {
    log.record("pause")
    let body = inThePause.withLock { body in
      defer { body = nil }
      return body
    }
    await body?()
  }

  /// - Parameter answers: In this order; the last one is given again and again.
  init(_ answers: Answer...) {
    self.answers = Mutex(answers)
  }

  init(_ answers: [Answer]) {
    self.answers = Mutex(answers)
  }

  var backend: Backend {
    makeRemoteBackend(
      http: HTTP { try self.answer($0) },
      say: { self.log.record($0) },
      pause: { await self.pause() },
      makeID: {
        let id = UUID().uuidString
        self.madeIDs.record(id)
        return id
      })
  }

  /// The request ids that the server was sent.
  var sentIDs: [String] {
    struct Body: Decodable { let request: String }
    return requests.values.compactMap {
      try? JSONDecoder().decode(Body.self, from: $0.body).request
    }
  }

  private func answer(_ request: HTTP.Request) throws -> HTTP.Response {
    requests.record(request)
    log.record("ask")
    let answer = answers.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }
    switch answer {
    case .status(let status, let body):
      return HTTP.Response(status: status, body: Data(body.utf8))
    case .silence(let failure): throw failure
    }
  }
}

/// The five things that a back end is asked for.
enum Call: String, CaseIterable {
  case join, find, list, draw, look

  /// What comes of it: the value, in words, or the error.
  func outcome(at backend: Backend) async -> String {
    await report {
      switch self {
      case .join:
        return try await backend.users.create(name: "ada", joined: .day1).uid
      case .find:
        let user = try await backend.users.query(name: "ada")
        return user.map { "\($0.uid)" } ?? "nil"
      case .list:
        return try await backend.users.all().map(\.uid)
      case .draw:
        return try await backend.avatars.create("fox", author: .ada).picture
      case .look:
        return try await backend.avatars.query(author: .ada)?.picture ?? "nil"
      }
    }
  }
}

/// What comes of it: the value, in words, or the error.
func report(of action: () async throws -> Any) async -> String {
  do { return "\(try await action())" } catch let error as ClubError {
    return "\(error)"
  } catch {
    return "\(String(reflecting: type(of: error))), which is no ClubError"
  }
}

extension Date {
  static let day1 = Date(timeIntervalSince1970: 1_800_000_000.25)
}

extension User {
  static let ada = User(uid: 1, name: "ada", joined: .day1)
}
