// Wrong: a new manager for each call, so a back end that keeps is always empty.
// Rejected by: one edit in the root gives the app another back end

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
