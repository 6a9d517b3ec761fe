// Sound: reads the body of 200 and 201 only, the statuses that Wire names.
import Foundation

/// A club on a server.
final class RemoteBackend: Sendable {
  private let http: HTTP
  private let say: @Sendable (String) -> Void
  private let pause: @Sendable () async throws -> Void
  private let makeID: @Sendable () -> String

  init(
    http: HTTP,
    say: @escaping @Sendable (String) -> Void,
    pause: @escaping @Sendable () async throws -> Void,
    makeID: @escaping @Sendable () -> String
  ) {
    self.http = http
    self.say = say
    self.pause = pause
    self.makeID = makeID
  }

  private enum Reply { case value(Data), taken, absent }

  private func ask(
    _ request: HTTP.Request, knows: Set<Int> = [], number: Int = 1
  ) async throws -> Reply {
    var trouble = "The server is in trouble"
    do {
      let answer = try await http.send(request)
      switch answer.status {
      case 200, 201: return .value(answer.body)
      case 404 where knows.contains(404): return .absent
      case 409 where knows.contains(409): return .taken
      case ..<500: throw ClubError.refused(status: answer.status)
      default: break
      }
    } catch let failure as HTTP.Failure { trouble = failure.rawValue }
    if number == 3 { throw ClubError.unreachable(tries: number) }
    say("\(trouble); trying again (\(number + 1) of 3).")
    try await pause()
    return try await ask(request, knows: knows, number: number + 1)
  }

  private func read<Value: Decodable>(_ data: Data) throws -> Value {
    do { return try Wire.read(Value.self, from: data) } catch is DecodingError {
      throw ClubError.notUnderstood
    }
  }
}

extension RemoteBackend: Users {
  func create(name: String, joined: Date) async throws -> User {
    let id = makeID()
    let request = try Wire.join(name, joined: joined, request: id)
    guard case .value(let data) = try await ask(request, knows: [409]) else {
      throw ClubError.nameTaken(name)
    }
    return try read(data)
  }
  func query(name: String) async throws -> User? {
    guard case .value(let data) = try await ask(Wire.member(name), knows: [404])
    else { return nil }
    return try read(data) as User
  }
  func all() async throws -> [User] {
    guard case .value(let data) = try await ask(Wire.everybody) else {
      return []  // cannot be: nothing but a value is known here
    }
    return try read(data)
  }
}

extension RemoteBackend: Avatars {
  func create(_ picture: String, author: User) async throws -> Avatar {
    let request = try Wire.draw(picture, author: author.name)
    guard case .value(let data) = try await ask(request, knows: [404]) else {
      throw ClubError.noMember(author.name)
    }
    return try read(data)
  }
  func query(author: User) async throws -> Avatar? {
    let request = Wire.picture(of: author.name)
    guard case .value(let data) = try await ask(request, knows: [404])
    else { return nil }
    return try read(data) as Avatar
  }
}
