import Foundation
import LoopbackServer

/// A member as others see it; also what goes over the wire.
struct Member: Equatable, Codable, Sendable {
  /// Counted from 1 on.
  let uid: Int
  let name: String
  /// In seconds since 1970.
  let joined: Double
}

/// The club as requests see it: what each asks for, and the answer that it gets.
struct Club {
  /// In the order of their uids.
  private var members: [Member] = []
  /// By uid.
  private var pictures: [Int: String] = [:]
  /// The members by the request that they joined with.
  private var joined: [String: Member] = [:]

  /// Does what the request asks.
  mutating func answer(_ request: Request) -> Response {
    do throws(Refusal) {
      let route = try Route(request.target)
      switch (request.method, route) {
      case ("GET", .users): return Response(200, members)
      case ("GET", .user(let name)): return Response(200, try member(name))
      case ("PUT", .user(let name)): return try join(name, try Self.read(request.body))
      case ("GET", .avatar(let name)): return try avatar(of: name)
      case ("PUT", .avatar(let name)): return try draw(for: name, try Self.read(request.body))
      default:
        throw Refusal(405, "\(request.method) is not for this.", allowed: route.methods)
      }
    } catch {
      return Response(error)
    }
  }

  private mutating func join(_ name: String, _ form: JoinForm) throws(Refusal) -> Response {
    if let member = joined[form.request] {
      guard member.name == name else {
        throw Refusal(409, "This request id belongs to another member.")
      }
      // The answer to the same request was lost, and here it is again.
      return Response(200, member)
    }
    guard !members.contains(where: { $0.name == name }) else {
      throw Refusal(409, "The name \(name) is taken.")
    }
    let member = Member(uid: members.count + 1, name: name, joined: form.joined)
    members.append(member)
    joined[form.request] = member
    return Response(201, member)
  }

  private func member(_ name: String) throws(Refusal) -> Member {
    guard let member = members.first(where: { $0.name == name }) else {
      throw Refusal(404, "Nobody is called \(name).")
    }
    return member
  }

  private mutating func draw(for name: String, _ form: DrawForm) throws(Refusal) -> Response {
    pictures[try member(name).uid] = form.picture
    return try avatar(of: name)
  }

  private func avatar(of name: String) throws(Refusal) -> Response {
    let author = try member(name)
    guard let picture = pictures[author.uid] else {
      throw Refusal(404, "\(author.name) has no picture.")
    }
    return Response(200, ["author": author.name, "picture": picture])
  }

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
