// Wrong: the root puts the users into a static property, which all clubs share.
// Rejected by: keeps club state out of globals

import Synchronization

/// Where people join the club.
struct Reception {
  static let users = Mutex<(any Users)?>(nil)
  let clock: any Clock

  func join(_ name: String) async throws -> String {
    guard let users = Self.users.withLock({ $0 }) else {
      throw ClubError.noMember(name)
    }
    let user = try await users.create(name: name, joined: clock.now)
    return "Welcome, \(user.name). You are member \(user.uid)."
  }
}
