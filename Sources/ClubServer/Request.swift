import Foundation

extension LoopbackServer {
  /// A request that was read to its end.
  package struct Request: Equatable, Sendable {
    package let method: String
    /// The path, and the query if there is one, percent-encoded as it came.
    package let target: String
    package let body: Data

    /// What it asks: `PUT /users/ada`.
    package var line: String { "\(method) \(target)" }
  }

  /// Why a request is not done, and the status that says so.
  package struct Refusal: Error, Equatable {
    package let status: Int
    /// A sentence for the one who asked.
    package let reason: String
    /// The methods that the route does know.
    package let allowed: [String]

    package init(_ status: Int, _ reason: String, allowed: [String] = []) {
      (self.status, self.reason, self.allowed) = (status, reason, allowed)
    }
  }
}

extension LoopbackServer.Request {
  private typealias Refusal = LoopbackServer.Refusal
  /// The most bytes before the body.
  private static let headLimit = 16 * 1024
  /// The most bytes of a body.
  private static let bodyLimit = 1024 * 1024

  /// Reads a request from all bytes that have come over its connection.
  ///
  /// The result is `nil` as long as more bytes must come.
  init?(_ bytes: [UInt8]) throws(LoopbackServer.Refusal) {
    // Speaks another protocol, https perhaps, and would wait for an answer as we for its end.
    let letters = UInt8(ascii: "A")...UInt8(ascii: "Z")
    if let first = bytes.first, !letters.contains(first & ~0x20) {
      throw Refusal(400, "This is no HTTP request.")
    }
    let end = bytes.firstRange(of: Array("\r\n\r\n".utf8))
    guard (end?.upperBound ?? bytes.count) <= Self.headLimit else {
      throw Refusal(431, "The header is longer than \(Self.headLimit) bytes.")
    }
    guard let end else { return nil }
    guard let head = String(validating: bytes[..<end.lowerBound], as: UTF8.self) else {
      throw Refusal(400, "The header is no UTF-8.")
    }
    let lines = head.split(separator: "\r\n", omittingEmptySubsequences: false)
    let form = /([A-Za-z]+) (\/[^\x00-\x20\x7F]*) HTTP\/1\.[01]/.matchingSemantics(.unicodeScalar)
    guard let line = lines[0].wholeMatch(of: form)?.output else {
      throw Refusal(400, "The first line is not like `GET /users HTTP/1.1`.")
    }
    let length = try Self.bodyLength(lines.dropFirst())
    guard length <= Self.bodyLimit else {
      throw Refusal(413, "The body is longer than \(Self.bodyLimit) bytes.")
    }
    guard bytes.count - end.upperBound >= length else { return nil }
    method = String(line.1)
    target = String(line.2)
    body = Data(bytes[end.upperBound...].prefix(length))
  }

  /// What the lines of the header say about the length of the body: `Content-Length: 12`.
  private static func bodyLength(_ lines: ArraySlice<Substring>) throws(Refusal) -> Int {
    var lengths: Set<String> = []
    for line in lines {
      guard let field = line.wholeMatch(of: /(?s)([^\s:]+):(.*)/)?.output else {
        throw Refusal(400, "A line of the header is not like `Name: value`.")
      }
      switch field.1.lowercased() {
      case "transfer-encoding": throw Refusal(501, "A body must come with its Content-Length.")
      case "content-length": lengths.insert(field.2.trimmingCharacters(in: .whitespacesAndNewlines))
      default: break
      }
    }
    guard let length = lengths.first else { return 0 }
    guard lengths.count == 1, length.wholeMatch(of: /[0-9]+/) != nil else {
      throw Refusal(400, "The Content-Length is no number.")
    }
    // So many digits that they do not fit.
    return Int(length) ?? .max
  }
}
