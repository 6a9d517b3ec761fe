// Wrong: each function chooses the back end anew.
// Rejected by: only AppBackEnd.swift and the back ends name a back end

// The four functions of 3.3. Older screens call them, and so do its specs.

@MainActor
func makeUser(username: String) -> any User {
  DIManager(mockBackEnd).user(username: username)
}

@MainActor
func makeAvatar(author: any User) -> any Avatar {
  DIManager(mockBackEnd).avatar(author: author)
}

@MainActor
func queryUser(uid: Int) throws -> any User {
  try DIManager(mockBackEnd).queriedUser(uid: uid)
}

@MainActor
func queryAvatar(uid: Int) throws -> any Avatar {
  try DIManager(mockBackEnd).queriedAvatar(uid: uid)
}
