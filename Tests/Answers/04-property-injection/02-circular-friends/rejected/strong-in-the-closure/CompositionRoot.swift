// Wrong: the property is weak, and the handler still owns the avatar.
// Rejected by: a user's avatar is nil once the avatar is gone

@MainActor
func makeUser(username: String) -> any User {
  MockUser(username: username)
}

@MainActor
func makeAvatar(author: any User) -> any Avatar {
  MockAvatar(author: author)
}

@MainActor
func befriend(_ user: any User, _ avatar: any Avatar) {
  user.avatar = avatar
  avatar.label = user.username
  user.onRename = { name in avatar.label = name }
}
