// The app's screens and the specs get users and avatars here. When the back end
// comes, this is the one file that must name other types.

@MainActor
func makeUser(username: String) -> any User {
  MockUser(username: username)
}

@MainActor
func makeAvatar(author: any User) -> any Avatar {
  MockAvatar()
}

@MainActor
func queryUser(uid: Int) throws -> any User {
  try MockUser.query(uid: uid)
}

@MainActor
func queryAvatar(uid: Int) throws -> any Avatar {
  try MockAvatar.query(uid: uid)
}
