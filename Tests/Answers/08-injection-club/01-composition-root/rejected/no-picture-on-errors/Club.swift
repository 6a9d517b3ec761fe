// Wrong: an error of the avatars looks like no picture.
// Rejected by: an error of the users is told, too

import Foundation

/// One object does all the work of the club.
final class Club: Sendable {
  private let console: any Console
  private let clock: any Clock
  private let users: any Users
  private let avatars: any Avatars

  init(
    console: any Console, clock: any Clock, users: any Users,
    avatars: any Avatars
  ) {
    self.console = console
    self.clock = clock
    self.users = users
    self.avatars = avatars
  }

  func open() async {
    console.write("Welcome to the injection club.")
    console.write("Say: join NAME, draw NAME PICTURE, show NAME, list, quit")
    while let line = console.nextLine(), line != "quit" {
      do {
        console.write(try await answer(to: line))
      } catch {
        console.write("\(error)")
      }
    }
    console.write("Good night.")
  }

  private func answer(to line: String) async throws -> String {
    let words = line.split(separator: " ", maxSplits: 2).map(String.init)
    switch (words.first, words.count) {
    case ("join", 2):
      let user = try await users.create(name: words[1], joined: clock.now)
      return "Welcome, \(user.name). You are member \(user.uid)."
    case ("draw", 3):
      let avatar = try await avatars.create(words[2], author: member(words[1]))
      return "\(avatar.author) looks like this now: \(avatar.picture)"
    case ("show", 2):
      return await card(of: try await member(words[1]))
    case ("list", 1):
      var cards: [String] = []
      for user in try await users.all() { cards.append(await card(of: user)) }
      return cards.isEmpty
        ? "Nobody is here yet." : cards.joined(separator: "\n")
    default:
      return "I do not understand: \(line)"
    }
  }

  private func member(_ name: String) async throws -> User {
    guard let user = try await users.query(name: name) else {
      throw ClubError.noMember(name)
    }
    return user
  }

  private func card(of user: User) async -> String {
    let picture =
      (try? await avatars.query(author: user))?.picture ?? "no picture"
    let days = Int(clock.now.timeIntervalSince(user.joined) / 86_400)
    let age = days == 0 ? "today" : days == 1 ? "yesterday" : "\(days) days ago"
    return "\(user.uid) \(user.name) (\(picture)), joined \(age)"
  }
}
