import Foundation

/// The club as requests see it: what each asks for, and what it is answered.
struct Club {
  private var members = Members()

  /// Does what the request asks.
  mutating func answer(_ request: Request) -> Response {
    do {
      return try answerUnlessRefused(request)
    } catch {
      return Response(error)
    }
  }

  private mutating func answerUnlessRefused(_ request: Request) throws(Refusal) -> Response {
    let route = try Route(request.target)
    switch (request.method, route) {
    case ("GET", .users): return Response(200, members.all)
    case ("GET", .user(let name)): return Response(200, try member(name))
    case ("PUT", .user(let name)): return try join(name, try Self.read(request.body))
    case ("GET", .avatar(let name)): return try avatar(of: name)
    case ("PUT", .avatar(let name)): return try draw(for: name, try Self.read(request.body))
    default:
      throw Refusal(405, "\(request.method) is not for this.", allowed: route.methods)
    }
  }
}

extension Club {
  private mutating func join(_ name: String, _ form: JoinForm) throws(Refusal) -> Response {
    switch members.join(name, joined: form.joined, request: form.request) {
    case .new(let member): return Response(201, member)
    case .before(let member): return Response(200, member)
    case .nameTaken: throw Refusal(409, "The name \(name) is taken.")
    case .requestUsed: throw Refusal(409, "This request id belongs to another member.")
    }
  }

  private func member(_ name: String) throws(Refusal) -> Member {
    guard let member = members[name] else { throw Refusal(404, "Nobody is called \(name).") }
    return member
  }

  private mutating func draw(for name: String, _ form: DrawForm) throws(Refusal) -> Response {
    let author = try member(name)
    members.pictures[author.uid] = form.picture
    return try avatar(of: name)
  }

  private func avatar(of name: String) throws(Refusal) -> Response {
    let author = try member(name)
    guard let picture = members.pictures[author.uid] else {
      throw Refusal(404, "\(author.name) has no picture.")
    }
    return Response(200, ["author": author.name, "picture": picture])
  }
}

extension Club {
  /// The body of `PUT /users/NAME`.
  private struct JoinForm: Decodable {
    let joined: Double
    let request: String
  }

  /// The body of `PUT /avatars/NAME`.
  private struct DrawForm: Decodable {
    let picture: String
  }

  private static func read<Form: Decodable>(_ body: Data) throws(Refusal) -> Form {
    do {
      return try JSONDecoder().decode(Form.self, from: body)
    } catch {
      throw Refusal(400, "The body is not the JSON that is expected here.")
    }
  }
}
