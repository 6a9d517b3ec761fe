// Wrong: the board keeps its members until someone joins at this console, so it misses those who
// join elsewhere.
// Rejected by: the list shows the members of the users that the club was given
import Foundation

/// The board in the hall: who is a member.
actor Board {
  private let users: any Users
  private let avatars: any Avatars
  private let clock: any Clock
  private var members: [User]?

  init(users: any Users, avatars: any Avatars, clock: any Clock) {
    (self.users, self.avatars, self.clock) = (users, avatars, clock)
  }

  func forget() { members = nil }

  func card(of name: String) async throws -> String {
    guard let user = try await users.query(name: name) else {
      throw ClubError.noMember(name)
    }
    return try await card(of: user)
  }

  func list() async throws -> String {
    let members: [User]
    if let known = self.members {
      members = known
    } else {
      members = try await users.all()
    }
    self.members = members
    var cards: [String] = []
    for user in members {
      cards.append(try await card(of: user))
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
