// Wrong: lets a friend's avatar show the name of its author.
// Rejected by: keeps the labels up to date, also a friend's

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
  avatar.label = avatar.author.username
  // The user keeps this closure, and with it all that it captures strongly.
  user.onRename = { [weak avatar] _ in
    avatar?.label = avatar?.author.username ?? ""
  }
}
