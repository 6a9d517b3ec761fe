// Wrong: the shell reads the clock when the club opens, and passes the date on.
// Rejected by: a club that stays open past midnight notices the new day
import Foundation

/// The board in the hall: who is a member.
struct Board {
  let users: any Users
  let avatars: any Avatars

  func card(of name: String, at now: Date) async throws -> String {
    guard let user = try await users.query(name: name) else {
      throw ClubError.noMember(name)
    }
    return try await card(of: user, at: now)
  }

  func list(at now: Date) async throws -> String {
    var cards: [String] = []
    for user in try await users.all() {
      cards.append(try await card(of: user, at: now))
    }
    return cards.isEmpty ? "Nobody is here yet." : cards.joined(separator: "\n")
  }

  private func card(of user: User, at now: Date) async throws -> String {
    let avatar = try await avatars.query(author: user)
    let picture = avatar?.picture ?? "no picture"
    return
      "\(user.uid) \(user.name) (\(picture)), joined \(age(of: user, at: now))"
  }

  private func age(of user: User, at now: Date) -> String {
    let days = Int(now.timeIntervalSince(user.joined) / 86_400)
    return days == 0 ? "today" : days == 1 ? "yesterday" : "\(days) days ago"
  }
}
