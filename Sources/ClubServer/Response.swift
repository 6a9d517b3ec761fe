import Foundation

extension LoopbackServer {
  /// What the server answers.
  package struct Response: Equatable, Sendable {
    package let status: Int
    package var fields = ["Content-Type": "application/json"]
    package let body: Data

    package init(status: Int, body: Data) { (self.status, self.body) = (status, body) }
  }
}

extension LoopbackServer.Response {
  /// An answer in JSON.
  package init(_ status: Int, _ value: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    self.init(status: status, body: (try? encoder.encode(value)) ?? Data())
  }

  /// Says why not: `{"error": "Nobody is called eve."}`.
  package init(_ refusal: LoopbackServer.Refusal) {
    self.init(refusal.status, ["error": refusal.reason])
    if !refusal.allowed.isEmpty {
      fields["Allow"] = refusal.allowed.joined(separator: ", ")
    }
  }

  /// What goes over the connection.
  var bytes: [UInt8] {
    // The status needs no words behind it, but the space has to be there.
    var head = "HTTP/1.1 \(status) \r\n"
    head += fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }.joined()
    head += "Content-Length: \(body.count)\r\nConnection: close\r\n\r\n"
    return Array(head.utf8) + body
  }
}
