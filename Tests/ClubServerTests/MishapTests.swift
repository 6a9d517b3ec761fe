import Foundation
import Testing

@testable import ClubServer

@Suite(.timeLimit(.minutes(10))) struct MishapTests {
  private func makeServer(_ mishap: ClubServer.Mishap) throws -> ClubServer {
    let server = try ClubServer()
    server.plan(mishap)
    return server
  }

  @Test func `dropped before: nothing is done`() throws {
    let server = try makeServer(.dropBefore)
    defer { server.stop() }
    #expect(try Caller.join(server, "ada", request: "a") == nil)
    #expect(try Caller.members(server) == [])
    #expect(try Caller.join(server, "ada", request: "a")?.status == 201)
  }

  @Test func `dropped after: it is done, and known again by its request id`() throws {
    let server = try makeServer(.dropAfter)
    defer { server.stop() }
    #expect(try Caller.join(server, "ada", request: "a") == nil)
    #expect(try Caller.members(server).map(\.name) == ["ada"])
    #expect(try Caller.join(server, "ada", request: "b")?.status == 409)
    #expect(try Caller.join(server, "ada", request: "a")?.status == 200)
  }

  @Test func `hanging: nothing is done or said, and others are served`() throws {
    let server = try makeServer(.hang)
    defer { server.stop() }
    let caller = try Caller(server)
    caller.say("GET /users/ada HTTP/1.1\r\n\r\n")
    while server.requests.isEmpty { Thread.sleep(forTimeInterval: 0.001) }
    #expect(try Caller.members(server) == [])
    #expect(caller.hear(milliseconds: 50) == nil)
  }

  @Test(arguments: [400, 404, 418, 500, 503, 599])
  func `a planned status: nothing is done`(status: Int) throws {
    let server = try makeServer(.status(status))
    defer { server.stop() }
    let answer = try Caller.join(server, "ada")
    #expect(answer?.status == status)
    #expect(answer?.body == #"{"error":"This was planned."}"#)
    #expect(try Caller.members(server) == [])
  }

  @Test func `garbage: 200, but no JSON, and nothing is done`() throws {
    let server = try makeServer(.garbage)
    defer { server.stop() }
    let answer = try #require(try Caller.join(server, "ada"))
    #expect(answer.status == 200)
    #expect(throws: (any Error).self) {
      try JSONSerialization.jsonObject(with: Data(answer.body.utf8), options: .fragmentsAllowed)
    }
    #expect(try Caller.members(server) == [])
  }

  @Test func `mishaps befall the next requests one by one, and then no more`() throws {
    let server = try ClubServer()
    defer { server.stop() }
    server.plan(.status(500), .serve)
    server.plan(.dropBefore)
    let statuses = try (1...5).map { _ in try Caller.ask(server, "GET /users")?.status }
    #expect(statuses == [500, 200, nil, 200, 200])
    #expect(server.requests == Array(repeating: "GET /users", count: 5))
  }

  @Test func `what is no request takes no mishap`() throws {
    let server = try makeServer(.status(500))
    defer { server.stop() }
    let caller = try Caller(server)
    caller.say("hello\r\n\r\n")
    #expect(caller.hear().flatMap(Answer.init)?.status == 400)
    #expect(try Caller.ask(server, "GET /users")?.status == 500)
  }
}
