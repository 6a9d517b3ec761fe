// Wrong: the card is still an extension of User, which asks the avatars in memory.
// Rejected by: a card shows the picture that the given avatars have now

import Foundation

/// The board in the hall: who is a member.
struct Board {
  let users: any Users
  let avatars: any Avatars
  let clock: any Clock

  func card(of name: String) async throws -> String {
    guard let user = try await users.query(name: name) else {
      throw ClubError.noMember(name)
    }
    return try await user.card(at: clock.now)
  }

  func list() async throws -> String {
    var cards: [String] = []
    for user in try await users.all() {
      cards.append(try await user.card(at: clock.now))
    }
    return cards.isEmpty ? "Nobody is here yet." : cards.joined(separator: "\n")
  }
}

extension User {
  func card(at now: Date) async throws -> String {
    let avatar = try await MemoryAvatars.shared.query(author: self)
    let picture = avatar?.picture ?? "no picture"
    return "\(uid) \(name) (\(picture)), joined \(age(at: now))"
  }

  private func age(at now: Date) -> String {
    let days = Int(now.timeIntervalSince(joined) / 86_400)
    return days == 0 ? "today" : days == 1 ? "yesterday" : "\(days) days ago"
  }
}
