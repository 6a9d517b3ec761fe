// The outside world. Leave it as it is.

/// The screen that shows the club's avatars, and holds them.
@MainActor
final class Wall {
  private var avatars: [any Avatar] = []

  var labels: [String] {
    avatars.map(\.label)
  }

  /// Lets a new member in, with a self-portrait.
  func join(_ username: String) -> any User {
    let user = makeUser(username: username)
    let avatar = makeAvatar(author: user)
    befriend(user, avatar)
    avatars.append(avatar)
    return user
  }
}
