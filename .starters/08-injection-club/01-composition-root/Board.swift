import Foundation

/// The board in the hall: who is a member.
final class Board: Sendable {
  static let shared = Board()

  func card(of name: String) async throws -> String {
    guard let user = try await MemoryUsers.shared.query(name: name) else {
      throw ClubError.noMember(name)
    }
    return try await user.card
  }

  func list() async throws -> String {
    var cards: [String] = []
    for user in try await MemoryUsers.shared.all() {
      cards.append(try await user.card)
    }
    return cards.isEmpty ? "Nobody is here yet." : cards.joined(separator: "\n")
  }
}

extension User {
  /// What the board says about a member.
  var card: String {
    get async throws {
      let avatar = try await MemoryAvatars.shared.query(author: self)
      let picture = avatar?.picture ?? "no picture"
      return "\(uid) \(name) (\(picture)), joined \(age)"
    }
  }

  private var age: String {
    let seconds = SystemClock.shared.now.timeIntervalSince(joined)
    let days = Int(seconds / 86_400)
    return days == 0 ? "today" : days == 1 ? "yesterday" : "\(days) days ago"
  }
}
