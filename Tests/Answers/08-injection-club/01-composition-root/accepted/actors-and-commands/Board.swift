import Foundation

actor Board {
  private let users: any Users
  private let avatars: any Avatars
  private let clock: any Clock

  init(of users: some Users, with avatars: some Avatars, by clock: some Clock) {
    self.users = users
    self.avatars = avatars
    self.clock = clock
  }

  func card(of name: String) async throws -> String {
    guard let user = try await users.query(name: name) else {
      throw ClubError.noMember(name)
    }
    return try await Card(user, avatars).text(at: clock.now)
  }

  func list() async throws -> String {
    var lines: [String] = []
    for user in try await users.all() {
      lines.append(try await Card(user, avatars).text(at: clock.now))
    }
    if lines.isEmpty { lines = ["Nobody is here yet."] }
    return lines.joined(separator: "\n")
  }
}

/// What the board says about a member.
private struct Card {
  let user: User
  let picture: String

  init(_ user: User, _ avatars: any Avatars) async throws {
    self.user = user
    picture = try await avatars.query(author: user)?.picture ?? "no picture"
  }

  func text(at now: Date) -> String {
    let days = Int(now.timeIntervalSince(user.joined) / 86_400)
    var age = "\(days) days ago"
    if days == 0 { age = "today" }
    if days == 1 { age = "yesterday" }
    return "\(user.uid) \(user.name) (\(picture)), joined \(age)"
  }
}
