import Foundation

/// Makes a request out of a connection's bytes, in whatever pieces they come.
struct RequestParser {
  /// The most bytes before the body.
  static let headLimit = 16 * 1024
  /// The most bytes of a body.
  static let bodyLimit = 1024 * 1024

  private var head: RequestHead?
  /// What has come and is not part of `head`.
  private var bytes: [UInt8] = []

  /// Whether nothing has come yet.
  var isEmpty: Bool { head == nil && bytes.isEmpty }

  /// Takes the next piece, and returns the request when that was all of it.
  mutating func take(_ piece: [UInt8]) throws(Refusal) -> Request? {
    bytes += piece
    if head == nil { head = try takeHead() }
    guard let head, bytes.count >= head.bodyLength else { return nil }
    return Request(
      method: head.method, target: head.target, body: Data(bytes.prefix(head.bodyLength)))
  }

  /// Returns `nil` as long as the empty line that ends it has not come.
  private mutating func takeHead() throws(Refusal) -> RequestHead? {
    // Speaks another protocol, https perhaps, and would wait for an answer as we for its end.
    if let first = bytes.first, !RequestHead.isLetter(first) {
      throw Refusal(400, "This is no HTTP request.")
    }
    let end = bytes.firstRange(of: Array("\r\n\r\n".utf8))
    guard (end?.upperBound ?? bytes.count) <= Self.headLimit else {
      throw Refusal(431, "The header is longer than \(Self.headLimit) bytes.")
    }
    guard let end else { return nil }
    let head = try RequestHead(bytes[..<end.lowerBound])
    guard head.bodyLength <= Self.bodyLimit else {
      throw Refusal(413, "The body is longer than \(Self.bodyLimit) bytes.")
    }
    bytes.removeSubrange(..<end.upperBound)
    return head
  }
}
