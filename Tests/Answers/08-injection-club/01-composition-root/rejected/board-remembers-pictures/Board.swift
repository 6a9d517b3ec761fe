// Wrong: the board keeps a picture that it found once.
// Rejected by: a card shows the picture that the given avatars have now
import Foundation
import Synchronization

/// The board in the hall: who is a member.
final class Board: Sendable {
  let users: any Users
  let avatars: any Avatars
  let clock: any Clock
  private let seen = Mutex<[String: String]>([:])

  init(users: any Users, avatars: any Avatars, clock: any Clock) {
    self.users = users
    self.avatars = avatars
    self.clock = clock
  }

  private func picture(of user: User) async throws -> String? {
    if let picture = seen.withLock({ $0[user.name] }) { return picture }
    let picture = try await avatars.query(author: user)?.picture
    seen.withLock { $0[user.name] = picture }
    return picture
  }

  func card(of name: String) async throws -> String {
    guard let user = try await users.query(name: name) else {
      throw ClubError.noMember(name)
    }
    return try await card(of: user)
  }

  func list() async throws -> String {
    var cards: [String] = []
    for user in try await users.all() {
      cards.append(try await card(of: user))
    }
    return cards.isEmpty ? "Nobody is here yet." : cards.joined(separator: "\n")
  }

  private func card(of user: User) async throws -> String {
    let picture = try await picture(of: user) ?? "no picture"
    return "\(user.uid) \(user.name) (\(picture)), joined \(age(of: user))"
  }

  private func age(of user: User) -> String {
    let days = Int(clock.now.timeIntervalSince(user.joined) / 86_400)
    return days == 0 ? "today" : days == 1 ? "yesterday" : "\(days) days ago"
  }
}
