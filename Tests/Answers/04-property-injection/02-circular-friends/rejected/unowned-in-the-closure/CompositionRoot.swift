// Wrong: the handler relies on an avatar that may be gone.
// Rejected by: keeps renaming safe when the avatar is gone

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
  user.onRename = { [unowned avatar] name in avatar.label = name }
}
