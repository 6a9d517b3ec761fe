// Sound: the handler asks its own user, which outlives it, for the avatar.

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
  user.onRename = { [unowned user] name in user.avatar?.label = name }
}
