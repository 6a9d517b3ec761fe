// The app's screens and the specs get users and avatars here.

@MainActor
func makeUser(username: String) -> any User {
  MockUser(username: username)
}

@MainActor
func makeAvatar(author: any User) -> any Avatar {
  MockAvatar(author: author)
}

/// Lets the avatar stand for the user, who need not be its author. From now on
/// its label is the user's name.
@MainActor
func befriend(_ user: any User, _ avatar: any Avatar) {
  user.avatar = avatar
  avatar.user = user
}
