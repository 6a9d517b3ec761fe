// The four functions of 3.3. Older screens call them, and so do its specs.

// No caller hands them a manager, so they keep one, and all four ask it.
@MainActor private let manager = makeManager()

@MainActor
func makeUser(username: String) -> any User {
  manager.user(username: username)
}

@MainActor
func makeAvatar(author: any User) -> any Avatar {
  manager.avatar(author: author)
}

@MainActor
func queryUser(uid: Int) throws -> any User {
  try manager.queriedUser(uid: uid)
}

@MainActor
func queryAvatar(uid: Int) throws -> any Avatar {
  try manager.queriedAvatar(uid: uid)
}
