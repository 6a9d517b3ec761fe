// Sound: the extension of User stays, and takes what it needs as arguments.
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
    return try await user.card(with: avatars, at: clock.now)
  }

  func list() async throws -> String {
    var cards: [String] = []
    for user in try await users.all() {
      cards.append(try await user.card(with: avatars, at: clock.now))
    }
    return cards.isEmpty ? "Nobody is here yet." : cards.joined(separator: "\n")
  }
}

extension User {
  /// What the board says about a member.
  fileprivate func card(
    with avatars: any Avatars, at now: Date
  ) async throws -> String {
    let picture = try await avatars.query(author: self)?.picture
    return "\(uid) \(name) (\(picture ?? "no picture")), joined \(age(at: now))"
  }

  private func age(at now: Date) -> String {
    let days = Int(now.timeIntervalSince(joined) / 86_400)
    return days == 0 ? "today" : days == 1 ? "yesterday" : "\(days) days ago"
  }
}
