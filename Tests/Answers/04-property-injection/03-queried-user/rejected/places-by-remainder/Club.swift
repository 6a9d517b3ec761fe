// Wrong: a table with a fixed number of places, which two users may have to share.
// Rejected by: thousands of users each have an avatar of their own

/// What the app knows of the club, from signing in to signing out.
@MainActor
final class Club {
  private let userType: any User.Type
  private let avatarType: any Avatar.Type
  /// The avatar of user n is at n.
  private var avatars = [(any Avatar)?](repeating: nil, count: 10_000)

  init(userType: any User.Type, avatarType: any Avatar.Type) {
    self.userType = userType
    self.avatarType = avatarType
  }

  func queryUser(uid: Int) throws -> any User {
    if uid >= 0, let known = avatars[uid % avatars.count],
      known.author.uid == uid
    {
      return known.author
    }
    let user = try userType.query(uid: uid)
    give(user, avatar: "https://example.com/avatars/\(uid).png")
    return user
  }

  func changeAvatar(ofUser uid: Int, to imageURL: String) throws {
    give(try queryUser(uid: uid), avatar: imageURL)
  }

  private func give(_ user: any User, avatar imageURL: String) {
    let avatar = avatarType.init(author: user, imageURL: imageURL)
    avatars[user.uid % avatars.count] = avatar
    user.avatar = avatar
  }
}
