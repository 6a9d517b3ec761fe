// Wrong: an answer that makes no sense is asked for again.
// Rejected by: each answer gets its meaning

import Foundation

/// A club on a server, which may be slow, or away.
struct RemoteBackend {
  let http: HTTP
  /// Tells the person at the console why it takes so long.
  let say: @Sendable (String) -> Void
  /// Waits before a further try.
  let pause: @Sendable () async throws -> Void
  /// Makes the id by which the server knows a request again.
  let makeID: @Sendable () -> String

  /// Asks until there is an answer, three times at most.
  private func answer(to request: HTTP.Request) async throws -> HTTP.Response {
    let tries = 3
    for number in 1...tries {
      let trouble: String
      do {
        let answer = try await http.send(request)
        let isGarbage =
          answer.status < 300
          && (try? JSONSerialization.jsonObject(with: answer.body)) == nil
        if answer.status < 500, !isGarbage || number == tries { return answer }
        trouble = "The server is in trouble"
      } catch let failure as HTTP.Failure {
        trouble = failure.rawValue
      }
      guard number < tries else { break }
      say("\(trouble); trying again (\(number + 1) of \(tries)).")
      try await pause()
    }
    throw ClubError.unreachable(tries: tries)
  }

  private func value<Value: Decodable>(
    in answer: HTTP.Response
  ) throws -> Value {
    guard 200..<300 ~= answer.status else {
      throw ClubError.refused(status: answer.status)
    }
    do { return try Wire.read(Value.self, from: answer.body) } catch {
      throw ClubError.notUnderstood
    }
  }
}

extension RemoteBackend: Users {
  func create(name: String, joined: Date) async throws -> User {
    // One id for all tries, so that the server knows a further one again.
    let request = try Wire.join(name, joined: joined, request: makeID())
    let answer = try await answer(to: request)
    if answer.status == 409 { throw ClubError.nameTaken(name) }
    return try value(in: answer)
  }

  func query(name: String) async throws -> User? {
    let answer = try await answer(to: Wire.member(name))
    return answer.status == 404 ? nil : try value(in: answer)
  }

  func all() async throws -> [User] {
    try value(in: await answer(to: Wire.everybody))
  }
}

extension RemoteBackend: Avatars {
  func create(_ picture: String, author: User) async throws -> Avatar {
    let answer = try await answer(to: Wire.draw(picture, author: author.name))
    if answer.status == 404 { throw ClubError.noMember(author.name) }
    return try value(in: answer)
  }

  func query(author: User) async throws -> Avatar? {
    let answer = try await answer(to: Wire.picture(of: author.name))
    return answer.status == 404 ? nil : try value(in: answer)
  }
}
