// The four functions of 3.3. Older screens call them, and so do its specs.

// Nobody can hand them a manager, so they keep one: all four ask the same.
@MainActor private var manager: DIManager {
  if DIManager.last == nil { DIManager.last = DIManager(appBackEnd()) }
  return DIManager.last ?? DIManager(appBackEnd())
}

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
