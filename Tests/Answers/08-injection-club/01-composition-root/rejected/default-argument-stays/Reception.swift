// Wrong: the date of joining is still a default argument, which reads the live clock.
// Rejected by: people join at the time of the given clock

import Foundation

/// Where people join the club.
struct Reception {
  let users: any Users
  let clock: any Clock

  func join(
    _ name: String,
    on date: Date = SystemClock.shared.now
  ) async throws -> String {
    let user = try await users.create(name: name, joined: date)
    return "Welcome, \(user.name). You are member \(user.uid)."
  }
}
