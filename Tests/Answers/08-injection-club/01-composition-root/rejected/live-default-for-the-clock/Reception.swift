// Wrong: the clock has a default argument, which names the live one.
// Rejected by: without the root nothing names the live parts

/// Where people join the club.
struct Reception {
  let users: any Users
  let clock: any Clock

  init(users: any Users, clock: any Clock = SystemClock.shared) {
    (self.users, self.clock) = (users, clock)
  }

  func join(_ name: String) async throws -> String {
    let user = try await users.create(name: name, joined: clock.now)
    return "Welcome, \(user.name). You are member \(user.uid)."
  }
}
