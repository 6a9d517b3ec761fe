// Wrong: the club keeps the avatar that was replaced last.
// Rejected by: keeps no avatar that was replaced

/// What the app knows of the club, from signing in to signing out.
@MainActor
final class Club {
  private let userType: any User.Type
  private let avatarType: any Avatar.Type

  private var avatars: [Int: any Avatar] = [:]
  private var lastReplaced: (any Avatar)?

  init(userType: any User.Type, avatarType: any Avatar.Type) {
    self.userType = userType
    self.avatarType = avatarType
  }

  func queryUser(uid: Int) throws -> any User {
    if let known = avatars[uid] { return known.author }
    let user = try userType.query(uid: uid)
    give(user, avatar: "https://example.com/avatars/\(uid).png")
    return user
  }

  func changeAvatar(ofUser uid: Int, to imageURL: String) throws {
    let user = try queryUser(uid: uid)
    lastReplaced = avatars[uid]  // for an "Undo" in the next version
    give(user, avatar: imageURL)
  }

  private func give(_ user: any User, avatar imageURL: String) {
    let avatar = avatarType.init(author: user, imageURL: imageURL)
    avatars[user.uid] = avatar
    user.avatar = avatar
  }
}
