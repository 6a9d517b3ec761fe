import Foundation
import Testing

@testable import ClubServer
@testable import LoopbackServer

// The rules, without any connection.
struct ClubTests {
  private var club = Club()

  private mutating func ask(_ method: String, _ target: String, _ body: String = "") -> Response {
    club.answer(Request(method: method, target: target, body: Data(body.utf8)))
  }

  private mutating func join(
    _ name: String, joined: String = "1.5", request: String
  ) -> Response {
    ask("PUT", "/users/\(name)", #"{"joined": \#(joined), "request": "\#(request)"}"#)
  }

  @Test mutating func `members are counted from 1 and listed by uid`() {
    #expect(ask("GET", "/users") == Response(200, [Member]()))
    #expect(join("eve", request: "a") == Response(201, Member(uid: 1, name: "eve", joined: 1.5)))
    #expect(join("ada", request: "b") == Response(201, Member(uid: 2, name: "ada", joined: 1.5)))
    #expect(
      ask("GET", "/users").text
        == #"[{"joined":1.5,"name":"eve","uid":1},{"joined":1.5,"name":"ada","uid":2}]"#)
    #expect(ask("GET", "/users/ada").text == #"{"joined":1.5,"name":"ada","uid":2}"#)
    #expect(ask("GET", "/users/bob").status == 404)
  }

  @Test(arguments: ["0", "-1.5", "1700000000.123456", "1763709119.000001", "1e300"])
  mutating func `the time of joining comes back as it was`(joined: String) throws {
    _ = join("ada", joined: joined, request: "a")
    let member = try JSONDecoder().decode(Member.self, from: ask("GET", "/users/ada").body)
    #expect(member.joined == Double(joined))
  }

  @Test mutating func `a taken name is refused and nothing is changed`() {
    let first = join("ada", request: "a")
    #expect(join("ada", joined: "2", request: "b").status == 409)
    #expect(ask("GET", "/users/ada").body == first.body)
    #expect(join("bob", request: "b").status == 201)
  }

  @Test mutating func `a request that is said again gets the same member`() {
    let first = join("ada", request: "a")
    let second = join("ada", joined: "2", request: "a")
    #expect((first.status, second.status) == (201, 200))
    #expect(first.body == second.body)
    #expect(join("bob", request: "a").status == 409)
    #expect(ask("GET", "/users").text == "[\(first.text)]")
  }

  @Test mutating func `a picture is of one member, and replaced by the next`() {
    _ = join("ada", request: "a")
    _ = join("bob", request: "b")
    #expect(ask("GET", "/avatars/ada").status == 404)
    #expect(ask("PUT", "/avatars/ada", #"{"picture": "fox"}"#).status == 200)
    let second = ask("PUT", "/avatars/ada", #"{"picture": "🦉 \"owl\"/"}"#)
    #expect(second.text == #"{"author":"ada","picture":"🦉 \"owl\"/"}"#)
    #expect(ask("GET", "/avatars/ada") == second)
    #expect(ask("GET", "/avatars/bob").status == 404)
    #expect(ask("GET", "/avatars/eve").status == 404)
    #expect(ask("PUT", "/avatars/eve", #"{"picture": "fox"}"#).status == 404)
  }

  @Test(arguments: [
    "/", "/user", "/users/", "/users/ada/", "/users/ada/fox", "//users", "/avatars", "/avatars/",
    "/USERS", "/..", "/users//",
  ])
  mutating func `an unknown route is not found`(target: String) {
    _ = join("ada", request: "a")
    #expect(ask("GET", target).status == 404)
    #expect(ask("PUT", target, #"{"picture": "fox"}"#).status == 404)
  }

  @Test(arguments: [
    ("DELETE", "/users", "GET"), ("PUT", "/users", "GET"), ("POST", "/users/ada", "GET, PUT"),
    ("HEAD", "/avatars/ada", "GET, PUT"), ("get", "/users", "GET"),
  ])
  mutating func `a wrong method is told the right ones`(
    method: String, target: String, allowed: String
  ) {
    let response = ask(method, target)
    #expect(response.status == 405)
    #expect(response.fields["Allow"] == allowed)
  }

  @Test(arguments: [
    "", "{", "[]", "null", "7", #"{"joined": 1.5}"#, #"{"request": "a"}"#,
    #"{"joined": "1.5", "request": "a"}"#, #"{"joined": 1e999, "request": "a"}"#,
    #"{"joined": 1.5, "request": 7}"#, #"{"picture": 1}"#,
  ])
  mutating func `a body that is not as expected is refused`(body: String) {
    #expect(ask("PUT", "/users/ada", body).status == 400)
    #expect(ask("GET", "/users").text == "[]")
    _ = join("ada", request: "a")
    #expect(ask("PUT", "/avatars/ada", body).status == 400)
    #expect(ask("GET", "/avatars/ada").status == 404)
  }
}

extension Response {
  fileprivate var text: String { String(decoding: body, as: UTF8.self) }
}
