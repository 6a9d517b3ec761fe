// Wrong: weak in the inner closure only; the outer one owns the avatar.
// Rejected by: a user's avatar is nil once the avatar is gone

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
  avatar.label = user.username
  // The user keeps this closure, and with it all that it captures strongly.
  user.onRename = { name in
    let update = { [weak avatar] in avatar?.label = name }
    update()
  }
}
