// Wrong: paints another picture into the old avatar instead of making a new one.
// Rejected by: keeps no avatar that was replaced

/// What the app knows of the club, from signing in to signing out.
@MainActor
final class Club {
  private let userType: any User.Type
  private let avatarType: any Avatar.Type
  private var avatars: [Int: any Avatar] = [:]

  init(userType: any User.Type, avatarType: any Avatar.Type) {
    self.userType = userType
    self.avatarType = avatarType
  }

  func queryUser(uid: Int) throws -> any User {
    if let known = avatars[uid] { return known.author }
    let user = try userType.query(uid: uid)
    let avatar = avatarType.init(
      author: user, imageURL: "https://example.com/avatars/\(uid).png")
    avatars[uid] = avatar
    user.avatar = avatar
    return user
  }

  func changeAvatar(ofUser uid: Int, to imageURL: String) throws {
    try queryUser(uid: uid).avatar?.imageURL = imageURL
  }
}
