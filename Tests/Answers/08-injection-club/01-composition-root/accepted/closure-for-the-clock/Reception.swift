// Sound: the club takes a closure that tells the time.
// Keeps: 2

import Foundation

/// Where people join the club.
struct Reception {
  let users: any Users
  let now: () -> Date

  func join(_ name: String) async throws -> String {
    let user = try await users.create(name: name, joined: now())
    return "Welcome, \(user.name). You are member \(user.uid)."
  }
}
