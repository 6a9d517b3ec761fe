import Foundation

/// Where people join the club.
final class Reception: Sendable {
  static let shared = Reception()

  func join(
    _ name: String,
    on date: Date = SystemClock.shared.now
  ) async throws -> String {
    let user = try await MemoryUsers.shared.create(name: name, joined: date)
    return "Welcome, \(user.name). You are member \(user.uid)."
  }
}
