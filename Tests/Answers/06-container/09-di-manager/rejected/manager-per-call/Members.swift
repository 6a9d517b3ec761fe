// Wrong: a new manager for each call, so a back end that keeps is always empty.
// Rejected by: one edit gives the whole app another back end

// The four functions of 3.3. Older screens call them, and so do its specs.

@MainActor
func makeUser(username: String) -> any User {
  DIManager(appBackEnd()).user(username: username)
}

@MainActor
func makeAvatar(author: any User) -> any Avatar {
  DIManager(appBackEnd()).avatar(author: author)
}

@MainActor
func queryUser(uid: Int) throws -> any User {
  try DIManager(appBackEnd()).queriedUser(uid: uid)
}

@MainActor
func queryAvatar(uid: Int) throws -> any Avatar {
  try DIManager(appBackEnd()).queriedAvatar(uid: uid)
}
