// Wrong: a static property holds the avatars of the board that was built last.
// Rejected by: keeps club state out of globals
import Foundation
import Synchronization

/// The board in the hall: who is a member.
struct Board {
  let users: any Users
  let clock: any Clock

  init(users: any Users, avatars: any Avatars, clock: any Clock) {
    self.users = users
    self.clock = clock
    User.gallery.withLock { $0 = avatars }
  }

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
  fileprivate static let gallery = Mutex<(any Avatars)?>(nil)

  /// What the board says about a member.
  func card(at now: Date) async throws -> String {
    let avatars = Self.gallery.withLock { $0 }
    let picture = try await avatars?.query(author: self)?.picture
    return "\(uid) \(name) (\(picture ?? "no picture")), joined \(age(at: now))"
  }

  private func age(at now: Date) -> String {
    let days = Int(now.timeIntervalSince(joined) / 86_400)
    return days == 0 ? "today" : days == 1 ? "yesterday" : "\(days) days ago"
  }
}
