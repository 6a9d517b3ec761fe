// Wrong: the cards are sorted as texts, so 100 comes before 41.
// Rejected by: the list shows the members of the users that the club was given

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
    return try await card(of: user)
  }

  func list() async throws -> String {
    let everybody = try await users.all()
    let cards = try await withThrowingTaskGroup(of: String.self) { group in
      for user in everybody {
        group.addTask { try await card(of: user) }
      }
      // They arrive in any order; each begins with its uid.
      return try await group.reduce(into: []) { $0.append($1) }.sorted()
    }
    return cards.isEmpty ? "Nobody is here yet." : cards.joined(separator: "\n")
  }

  private func card(of user: User) async throws -> String {
    let avatar = try await avatars.query(author: user)
    let picture = avatar?.picture ?? "no picture"
    return "\(user.uid) \(user.name) (\(picture)), joined \(age(of: user))"
  }

  private func age(of user: User) -> String {
    let days = Int(clock.now.timeIntervalSince(user.joined) / 86_400)
    return days == 0 ? "today" : days == 1 ? "yesterday" : "\(days) days ago"
  }
}
