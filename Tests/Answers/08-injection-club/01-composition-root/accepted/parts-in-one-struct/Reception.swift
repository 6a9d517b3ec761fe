/// Where people join the club.
struct Reception {
  let parts: Parts

  func join(_ name: String) async throws -> String {
    let user = try await parts.users.create(
      name: name, joined: parts.clock.now)
    return "Welcome, \(user.name). You are member \(user.uid)."
  }
}
