import Foundation
import Testing

@testable import ClubServer
@testable import LoopbackServer

struct RequestTests {
  private func parse(_ text: String, pieces size: Int = .max) throws(Refusal) -> Request? {
    let bytes = Array(text.utf8)
    for end in stride(from: min(size, bytes.count), to: bytes.count, by: size) {
      if let request = try Request(Array(bytes[..<end])) { return request }
    }
    return try Request(bytes)
  }

  private func status(_ text: String) -> Int? {
    do {
      _ = try parse(text)
      return nil
    } catch {
      return error.status
    }
  }

  @Test(arguments: [1, 2, 3, 7, 1_000])
  func `a request may come in pieces`(size: Int) throws {
    let text = "PUT /users/J%C3%B6rg HTTP/1.1\r\nhost: x\r\ncontent-length:  6 \r\n\r\nGrüße"
    let request = try parse(text + "!", pieces: size)
    #expect(request?.line == "PUT /users/J%C3%B6rg")
    #expect(request?.body == Data("Grüß".utf8))
  }

  @Test func `it is complete with its body, not before`() throws {
    #expect(try parse("GET /users HTTP/1.1\r\nHost: x\r\n") == nil)
    #expect(try parse("GET /users HTTP/1.1\r\n\r\n")?.body == Data())
    #expect(try parse("GET /users HTTP/1.0\r\nContent-Length: 3\r\n\r\nab") == nil)
  }

  @Test(arguments: [
    "\r\n\r\n", " GET / HTTP/1.1\r\n\r\n", "GET /\r\n\r\n", "GET  / HTTP/1.1\r\n\r\n",
    "GET / HTTP/2.0\r\n\r\n", "GET users HTTP/1.1\r\n\r\n", "G\u{1}T / HTTP/1.1\r\n\r\n",
    "GET /\u{1b}[2J HTTP/1.1\r\n\r\n", "GET /a b HTTP/1.1\r\n\r\n", "\u{16}\u{3}\u{1}",
    "GET / HTTP/1.1\r\nHost\r\n\r\n", "GET / HTTP/1.1\r\nHost : x\r\n\r\n",
    "GET / HTTP/1.1\r\n: x\r\n\r\n", "GET / HTTP/1.1\r\nA: b\r\n c\r\n\r\n",
    "GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", "GET / HTTP/1.1\r\nContent-Length:\r\n\r\n",
    "GET / HTTP/1.1\r\nContent-Length: +1\r\n\r\n", "GET / HTTP/1.1\r\nContent-Length: ١\r\n\r\n",
    "GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
  ])
  func `what is no request is refused`(text: String) {
    #expect(status(text) == 400)
  }

  @Test func `a header that is no text is refused`() {
    #expect {
      _ = try Request(Array("GET /".utf8) + [0xff] + Array(" HTTP/1.1\r\n\r\n".utf8))
    } throws: {
      ($0 as? Refusal)?.status == 400
    }
  }

  @Test func `a body in chunks is refused`() {
    #expect(status("PUT / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n") == 501)
  }

  @Test func `the header ends at its limit`() throws {
    let start = "GET /users HTTP/1.1\r\nA: "
    func header(_ length: Int) -> String {
      start + String(repeating: "a", count: length - start.utf8.count - 4) + "\r\n\r\n"
    }
    #expect(try parse(header(16 * 1024)) != nil)
    #expect(status(header(16 * 1024 + 1)) == 431)
    // Not even looked at to its end.
    #expect(status(String(repeating: "a", count: 16 * 1024 + 1)) == 431)
  }

  @Test func `the body ends at its limit`() throws {
    func head(_ length: String) -> String {
      "PUT /users/ada HTTP/1.1\r\nContent-Length: \(length)\r\n\r\n"
    }
    let body = String(repeating: "a", count: 1024 * 1024)
    #expect(try parse(head("1048576") + body, pieces: 16 * 1024)?.body.count == 1_048_576)
    #expect(status(head("1048577")) == 413)
    #expect(status(head(String(repeating: "9", count: 40))) == 413)
  }
}
