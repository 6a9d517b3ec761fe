import Foundation
import Testing

@testable import ClubServer

@Suite(.timeLimit(.minutes(10))) struct StopTests {
  @Test func `after it nobody listens, and the port is free`() throws {
    let server = try ClubServer()
    let port = UInt16(try #require(server.address.port))
    _ = try Caller.join(server, "ada")
    server.stop()
    #expect(throws: Refused.self) { try Caller(port: port) }

    let next = try ClubServer(port: port)
    defer { next.stop() }
    #expect(next.address == server.address)
    #expect(try Caller.members(next) == [])
    #expect(server.requests.count == 1)
  }

  @Test func `a second time does nothing`() throws {
    let server = try ClubServer()
    server.stop()
    server.stop()
  }

  @Test func `many may stop it at once`() async throws {
    let server = try ClubServer()
    await withTaskGroup { group in
      for _ in 1...10 { group.addTask { server.stop() } }
    }
    #expect(throws: Refused.self) { try Caller(server) }
  }

  @Test func `it ends every connection, whatever it waits for`() throws {
    let server = try ClubServer()
    for number in 1...50 {
      _ = try Caller.join(server, "\(number)" + String(repeating: "a", count: 15_000))
    }
    let lines = ["", "GET /us", "PUT /users/ada HTTP/1.1\r\nContent-Length: 9\r\n\r\n{"]
    let callers = try lines.map { line in
      let caller = try Caller(server)
      caller.say(line)
      return caller
    }
    let deaf = try (1...10).map { _ in
      let caller = try Caller(server)
      caller.say("GET /users HTTP/1.1\r\n\r\n")
      return caller
    }
    while server.requests.count < 60 { Thread.sleep(forTimeInterval: 0.001) }
    server.plan(.hang)
    let hanging = try Caller(server)
    hanging.say("GET /users HTTP/1.1\r\n\r\n")
    while server.requests.count < 61 { Thread.sleep(forTimeInterval: 0.001) }

    server.stop()
    for caller in callers + deaf + [hanging] { #expect(caller.hear() != nil) }
    #expect(hanging.hear() == "")
  }

  @Test func `a port that is taken is told`() throws {
    let server = try ClubServer()
    defer { server.stop() }
    let port = UInt16(try #require(server.address.port))
    #expect {
      try ClubServer(port: port)
    } throws: {
      "\($0)" == "port \(port) is taken by another program"
    }
  }
}
