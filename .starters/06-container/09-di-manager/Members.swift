// The four functions of 3.3. Older screens call them, and so do its specs.

@MainActor
func makeUser(username: String) -> any User {
  MockUser(username: username)
}

@MainActor
func makeAvatar(author: any User) -> any Avatar {
  MockAvatar(author: author)
}

@MainActor
func queryUser(uid: Int) throws -> any User {
  try MockUser(uid: uid)
}

@MainActor
func queryAvatar(uid: Int) throws -> any Avatar {
  try MockAvatar(uid: uid, author: MockUser(uid: 42))
}
