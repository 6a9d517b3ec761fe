actor Reception {
  private let users: any Users
  private let clock: any Clock

  init(takingInto users: some Users, by clock: some Clock) {
    self.users = users
    self.clock = clock
  }

  func join(_ name: String) async throws -> String {
    let now = clock.now
    let user = try await users.create(name: name, joined: now)
    return "Welcome, \(user.name). You are member \(user.uid)."
  }
}
