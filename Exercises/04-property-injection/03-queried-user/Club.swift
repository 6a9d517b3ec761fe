/// What the app knows of the club, from signing in to signing out.
@MainActor
final class Club {
  private let userType: any User.Type
  private let avatarType: any Avatar.Type

  init(userType: any User.Type, avatarType: any Avatar.Type) {
    self.userType = userType
    self.avatarType = avatarType
  }

  /// The member with this uid, who has an avatar.
  ///
  /// - Throws: `NotFound` when there is none.
  func queryUser(uid: Int) throws -> any User {
    let user = try userType.query(uid: uid)
    let url = "https://example.com/avatars/\(uid).png"
    let avatar = avatarType.init(author: user, imageURL: url)
    user.avatar = avatar
    // TODO: The avatar must still be there when a screen looks for it.
    return user
  }

  /// Gives the member with this uid a new avatar in place of the old one.
  ///
  /// - Throws: `NotFound` when there is no such member.
  func changeAvatar(ofUser uid: Int, to imageURL: String) throws {
    let user = try queryUser(uid: uid)
    let avatar = avatarType.init(author: user, imageURL: imageURL)
    user.avatar = avatar
  }
}
