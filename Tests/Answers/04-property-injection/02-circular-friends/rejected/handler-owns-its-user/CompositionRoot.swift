// Wrong: the handler goes through the user, who holds it: a cycle of two.
// Rejected by: a member is gone with the wall

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
  user.onRename = { name in user.avatar?.label = name }
}
