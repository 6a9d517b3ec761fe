// Wrong: the studio finds its avatars in a global, which the root sets.
// Rejected by: keeps club state out of globals

import Synchronization

let studioAvatars = Mutex<(any Avatars)?>(nil)

/// Where members get their pictures.
struct Studio {
  let users: any Users

  func draw(_ picture: String, for name: String) async throws -> String {
    guard
      let author = try await users.query(name: name),
      let avatars = studioAvatars.withLock({ $0 })
    else {
      throw ClubError.noMember(name)
    }
    let avatar = try await avatars.create(picture, author: author)
    return "\(avatar.author) looks like this now: \(avatar.picture)"
  }
}
