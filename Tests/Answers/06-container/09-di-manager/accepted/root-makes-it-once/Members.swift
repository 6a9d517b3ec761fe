// The four functions of 3.3. Older screens call them, and so do its specs.

@MainActor
func makeUser(username: String) -> any User {
  makeManager().user(username: username)
}

@MainActor
func makeAvatar(author: any User) -> any Avatar {
  makeManager().avatar(author: author)
}

@MainActor
func queryUser(uid: Int) throws -> any User {
  try makeManager().queriedUser(uid: uid)
}

@MainActor
func queryAvatar(uid: Int) throws -> any Avatar {
  try makeManager().queriedAvatar(uid: uid)
}
