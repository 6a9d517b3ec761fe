// The four functions of 3.3. Older screens call them, and so do its specs.
// No caller hands them a manager, so they ask the one that the root keeps.

@MainActor
func makeUser(username: String) -> any User {
  appContainer.user(username: username)
}

@MainActor
func makeAvatar(author: any User) -> any Avatar {
  appContainer.avatar(author: author)
}

@MainActor
func queryUser(uid: Int) throws -> any User {
  try appContainer.queriedUser(uid: uid)
}

@MainActor
func queryAvatar(uid: Int) throws -> any Avatar {
  try appContainer.queriedAvatar(uid: uid)
}
