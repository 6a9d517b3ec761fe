// The four functions of 3.3. Older screens call them, and so do its specs.

// TODO 4: On the day of the real back end, nothing in this file may change. And
// whoever was created by these functions must be found by them. Free functions
// have no object that could hold a manager: a private global is their price.
// New screens are handed theirs.

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
