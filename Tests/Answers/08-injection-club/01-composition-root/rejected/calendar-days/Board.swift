// Wrong: the computer's calendar and time zone decide what a day is.
// Rejected by: a card counts the days by the given clock
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
    var cards: [String] = []
    for user in try await users.all() {
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
    let calendar = Calendar.current
    let days =
      calendar.dateComponents(
        [.day],
        from: calendar.startOfDay(for: user.joined),
        to: calendar.startOfDay(for: clock.now)
      ).day ?? 0
    return days == 0 ? "today" : days == 1 ? "yesterday" : "\(days) days ago"
  }
}
