import Foundation

// TODO 6: `Wire` says what each status means. Whoever calls must get that
// meaning: a value, `nil`, or the right `ClubError`.
//
// TODO 7: No answer, and a server in trouble (500 and up), are not the end:
// ask up to three times. The person at the console must know why it takes long:
// "The server is in trouble; trying again (2 of 3)." For an `HTTP.Failure`,
// the line begins with its raw value.

/// A club on a server. A first draft: it serves on good days.
struct RemoteBackend {
  let http: HTTP
  /// Writes a line for the person at the console.
  let say: @Sendable (String) -> Void
  /// Waits before a further try.
  let pause: @Sendable () async throws -> Void
  /// Makes an id that no other request has.
  let makeID: @Sendable () -> String
}

extension RemoteBackend: Users {
  // TODO 8: Perhaps the server did it, and only the answer was lost. Then a
  // further try must neither be refused nor make a second member.
  func create(name: String, joined: Date) async throws -> User {
    let answer = try await http.send(
      Wire.join(name, joined: joined, request: makeID()))
    return try Wire.read(User.self, from: answer.body)
  }

  func query(name: String) async throws -> User? {
    let answer = try await http.send(Wire.member(name))
    return try Wire.read(User.self, from: answer.body)
  }

  func all() async throws -> [User] {
    let answer = try await http.send(Wire.everybody)
    return try Wire.read([User].self, from: answer.body)
  }
}

extension RemoteBackend: Avatars {
  func create(_ picture: String, author: User) async throws -> Avatar {
    let answer = try await http.send(Wire.draw(picture, author: author.name))
    return try Wire.read(Avatar.self, from: answer.body)
  }

  func query(author: User) async throws -> Avatar? {
    let answer = try await http.send(Wire.picture(of: author.name))
    return try Wire.read(Avatar.self, from: answer.body)
  }
}
