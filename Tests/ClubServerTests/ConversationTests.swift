import Foundation
import Synchronization
import Testing

@testable import ClubServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// Over real connections.
@Suite(.timeLimit(.minutes(10))) struct ConversationTests {
  @Test func `an answer is whole and ends the connection`() throws {
    let server = try ClubServer()
    defer { server.stop() }
    let answer = try Caller.join(server, "ada")
    #expect(answer?.body == #"{"joined":1.5,"name":"ada","uid":1}"#)
    #expect(
      answer?.head
        == "HTTP/1.1 201 \r\nContent-Type: application/json\r\n"
        + "Content-Length: 35\r\nConnection: close")
  }

  @Test func `Foundation's client and the server understand each other`() async throws {
    let server = try ClubServer()
    defer { server.stop() }
    let names = ["ada", "ada lovelace", "a/b", "100%", "Jörg 🦊", "..", "a?b#c"]
    for name in names {
      let step = name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
      var request = URLRequest(url: try #require(URL(string: "\(server.address)/users/\(step)")))
      request.httpMethod = "PUT"
      request.httpBody = Data(#"{"joined": 1.5, "request": "\#(step)"}"#.utf8)
      let (body, response) = try await URLSession.shared.data(for: request)
      #expect((response as? HTTPURLResponse)?.statusCode == 201, "\(name)")
      #expect(try JSONDecoder().decode(Member.self, from: body).name == name)
    }
    let list = URLRequest(url: server.address.appending(path: "users"))
    let (body, _) = try await URLSession.shared.data(for: list)
    #expect(try JSONDecoder().decode([Member].self, from: body).map(\.name) == names)
  }

  @Test func `requests are noted as they came, oldest first`() throws {
    let server = try ClubServer()
    defer { server.stop() }
    for line in ["GET /users/ada%20l", "DELETE /nothing?x=1", "GET /users/ada%2"] {
      _ = try Caller.ask(server, line)
    }
    #expect(server.requests == ["GET /users/ada%20l", "DELETE /nothing?x=1", "GET /users/ada%2"])
  }

  @Test func `each request is told before it is answered`() throws {
    let lines = Mutex<[String]>([])
    let server = try ClubServer { line in lines.withLock { $0.append(line) } }
    defer { server.stop() }
    server.plan(.serve, .dropBefore, .status(503))
    for _ in 1...3 { _ = try Caller.ask(server, "GET /users") }
    let caller = try Caller(server)
    caller.say("hello\r\n\r\n")
    _ = caller.hear()
    #expect(
      lines.withLock { $0 } == [
        "GET /users → 200", "GET /users → closed without an answer", "GET /users → 503",
        "unreadable → 400",
      ])
  }

  @Test func `twenty members join at once, each with a uid`() async throws {
    let server = try ClubServer()
    defer { server.stop() }
    try await withThrowingTaskGroup(of: Int?.self) { group in
      for number in 1...20 {
        group.addTask { try Caller.join(server, "member\(number)")?.status }
      }
      for try await status in group { #expect(status == 201) }
    }
    let members = try Caller.members(server)
    #expect(members.map(\.uid) == Array(1...20))
    #expect(Set(members.map(\.name)).count == 20)
    #expect(server.requests.count == 21)
  }

  @Test func `twenty who say the same request are one member`() async throws {
    let server = try ClubServer()
    defer { server.stop() }
    let statuses = try await withThrowingTaskGroup(of: Int?.self) { group in
      for _ in 1...20 {
        group.addTask { try Caller.join(server, "ada", request: "one")?.status }
      }
      return try await group.reduce(into: []) { $0.append($1 ?? 0) }
    }
    #expect(statuses.sorted() == Array(repeating: 200, count: 19) + [201])
    #expect(try Caller.members(server).map(\.uid) == [1])
  }

  @Test func `two servers do not share their members`() throws {
    let (one, other) = (try ClubServer(), try ClubServer())
    defer {
      one.stop()
      other.stop()
    }
    #expect(try Caller.join(one, "ada")?.status == 201)
    #expect(try Caller.members(other) == [])
  }
}
