// Carried on from 8.2.
/// Where people join the club.
struct Reception {
  let users: any Users
  let clock: any Clock

  func join(_ name: String) async throws -> String {
    let user = try await users.create(name: name, joined: clock.now)
    return "Welcome, \(user.name). You are member \(user.uid)."
  }
}
