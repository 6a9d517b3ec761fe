// Sound: a decorator does the further tries; the back end only translates.
// Keeps: 2

import Foundation

struct RemoteBackend {
  let http: HTTP
  let makeID: @Sendable () -> String

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
    let answer = try await http.send(request)
    if answer.status == 409 { throw ClubError.nameTaken(name) }
    return try value(in: answer)
  }

  func query(name: String) async throws -> User? {
    let answer = try await http.send(Wire.member(name))
    return answer.status == 404 ? nil : try value(in: answer)
  }

  func all() async throws -> [User] {
    try value(in: await http.send(Wire.everybody))
  }
}

extension RemoteBackend: Avatars {
  func create(_ picture: String, author: User) async throws -> Avatar {
    let answer = try await http.send(Wire.draw(picture, author: author.name))
    if answer.status == 404 { throw ClubError.noMember(author.name) }
    return try value(in: answer)
  }

  func query(author: User) async throws -> Avatar? {
    let answer = try await http.send(Wire.picture(of: author.name))
    return answer.status == 404 ? nil : try value(in: answer)
  }
}

extension HTTP {
  /// The same way to the server, which tries three times.
  func patient(
    say: @escaping @Sendable (String) -> Void,
    pause: @escaping @Sendable () async throws -> Void
  ) -> HTTP {
    HTTP { request in
      for number in 1...3 {
        var trouble = "The server is in trouble"
        do {
          let answer = try await send(request)
          if answer.status < 500 { return answer }
        } catch let failure as Failure { trouble = failure.rawValue }
        if number < 3 {
          say("\(trouble); trying again (\(number + 1) of 3).")
          try await pause()
        }
      }
      throw ClubError.unreachable(tries: 3)
    }
  }
}
