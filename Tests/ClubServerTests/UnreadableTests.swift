import Testing

@testable import ClubServer

@Suite(.timeLimit(.minutes(10))) struct UnreadableTests {
  private func answer(to text: String, ending: Bool = false) throws -> Int? {
    let server = try ClubServer()
    defer { server.stop() }
    let caller = try Caller(server)
    let everythingWasTaken = caller.say(text)
    #expect(everythingWasTaken)
    if ending { caller.endSaying() }
    let answer = caller.hear().flatMap(Answer.init)
    #expect(server.requests == [])
    #expect(try Caller.ask(server, "GET /users")?.status == 200)
    return answer?.status
  }

  @Test func `what is no request is refused`() throws {
    #expect(try answer(to: "hello\r\n\r\n") == 400)
    #expect(try answer(to: "\u{16}\u{3}\u{1}\u{2}") == 400)
  }

  @Test func `a request that ends too early is refused`() throws {
    #expect(try answer(to: "GET /us", ending: true) == 400)
    let head = "PUT /users/ada HTTP/1.1\r\nContent-Length: 10\r\n\r\n"
    #expect(try answer(to: head + "{", ending: true) == 400)
  }

  @Test func `a caller who says nothing gets no answer`() throws {
    #expect(try answer(to: "", ending: true) == nil)
  }

  // The caller may say all of it, although the server has answered before its end.
  @Test func `too long a header and too long a body are refused`() throws {
    let field = "A: \(String(repeating: "a", count: 100_000))\r\n"
    #expect(try answer(to: "GET /users HTTP/1.1\r\n\(field)\r\n") == 431)
    let body = String(repeating: "a", count: 20_000_000)
    let head = "PUT /users/ada HTTP/1.1\r\nContent-Length: \(body.count)\r\n\r\n"
    #expect(try answer(to: head + body) == 413)
  }

  @Test func `an answer to which nobody listens harms nobody`() throws {
    let server = try ClubServer()
    defer { server.stop() }
    for number in 1...100 {
      _ = try Caller.join(server, "\(number)" + String(repeating: "a", count: 10_000))
    }
    for _ in 1...10 {
      try Caller(server).say("GET /users HTTP/1.1\r\n\r\n")
    }
    #expect(try Caller.members(server).count == 100)
  }
}
