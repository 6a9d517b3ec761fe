// The four functions of 3.3. Older screens call them, and so do its specs.

@MainActor
func makeUser(username: String) -> any User {
  DIManager.current().newUser(named: username)
}

@MainActor
func makeAvatar(author: any User) -> any Avatar {
  DIManager.current().newAvatar(by: author)
}

@MainActor
func queryUser(uid: Int) throws -> any User {
  try DIManager.current().user(uid)
}

@MainActor
func queryAvatar(uid: Int) throws -> any Avatar {
  try DIManager.current().avatar(uid)
}
