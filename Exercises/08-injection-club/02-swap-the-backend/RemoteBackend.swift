import Foundation

/// A club on a server. A first draft, for days on which nothing goes
/// wrong.
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
