// Sound: `Members.swift` keeps the app's manager, and the root takes it from there.

@MainActor let club = DIManager(appBackEnd())

@MainActor
func makeUser(username: String) -> any User { club.user(username: username) }

@MainActor
func makeAvatar(author: any User) -> any Avatar { club.avatar(author: author) }

@MainActor
func queryUser(uid: Int) throws -> any User { try club.queriedUser(uid: uid) }

@MainActor
func queryAvatar(uid: Int) throws -> any Avatar {
  try club.queriedAvatar(uid: uid)
}
