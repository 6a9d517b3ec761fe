import Foundation

/// What the server answers.
struct Response: Equatable, Sendable {
  let status: Int
  var fields = ["Content-Type": "application/json"]
  let body: Data
}

extension Response {
  /// An answer in JSON.
  init(_ status: Int, _ value: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    self.init(status: status, body: (try? encoder.encode(value)) ?? Data())
  }

  /// Says why not: `{"error": "Nobody is called eve."}`.
  init(_ refusal: Refusal) {
    self.init(refusal.status, ["error": refusal.reason])
    if !refusal.allowed.isEmpty {
      fields["Allow"] = refusal.allowed.joined(separator: ", ")
    }
  }

  /// A body that is not what its type promises.
  static let garbage = Response(status: 200, body: Data("<html>Please log in".utf8))

  /// What goes over the connection.
  var bytes: [UInt8] {
    // The status needs no words behind it, but the space has to be there.
    var head = "HTTP/1.1 \(status) \r\n"
    head += fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }.joined()
    head += "Content-Length: \(body.count)\r\nConnection: close\r\n\r\n"
    return Array(head.utf8) + body
  }
}
