import Foundation

/// Where people join the club.
final class Reception: Sendable {
  static let shared = Reception()

  // TODO 1: The reception takes people into the users that it was given.
  // TODO 4: They join by the clock that it was given.
  func join(
    _ name: String,
    on date: Date = SystemClock.shared.now
  ) async throws -> String {
    let user = try await MemoryUsers.shared.create(name: name, joined: date)
    return "Welcome, \(user.name). You are member \(user.uid)."
  }
}
