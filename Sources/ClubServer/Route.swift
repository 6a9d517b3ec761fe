import Foundation
import LoopbackServer

/// What a path stands for.
enum Route: Equatable {
  case users
  case user(String)
  case avatar(String)

  /// - Parameter target: The path, percent-encoded; a query is ignored.
  init(_ target: String) throws(Refusal) {
    let path = target.prefix { $0 != "?" }
    // Split before it is decoded, because a slash within a name comes as `%2F`.
    let encoded = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    let parts = encoded.compactMap(\.removingPercentEncoding)
    guard parts.count == encoded.count else {
      throw Refusal(400, "The path is not percent-encoded UTF-8.")
    }
    switch (parts.first, parts.count) {
    case ("users", 1): self = .users
    case ("users", 2) where !parts[1].isEmpty: self = .user(parts[1])
    case ("avatars", 2) where !parts[1].isEmpty: self = .avatar(parts[1])
    default: throw Refusal(404, "There is nothing at \(path).")
    }
  }

  /// What may be asked of it.
  var methods: [String] { self == .users ? ["GET"] : ["GET", "PUT"] }
}
