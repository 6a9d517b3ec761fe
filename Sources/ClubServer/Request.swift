import Foundation

/// A request that was read to its end.
struct Request: Equatable, Sendable {
  let method: String
  /// The path, and the query if there is one, percent-encoded as it came.
  let target: String
  let body: Data

  /// What it asks: `PUT /users/ada`.
  var line: String { "\(method) \(target)" }
}

/// Why a request is not done, and the status that says so.
struct Refusal: Error, Equatable {
  let status: Int
  /// A sentence for the one who asked.
  let reason: String
  /// The methods that the route does know.
  let allowed: [String]

  init(_ status: Int, _ reason: String, allowed: [String] = []) {
    self.status = status
    self.reason = reason
    self.allowed = allowed
  }
}
