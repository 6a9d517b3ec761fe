// Wrong: the table's key has 32 bits, so two uids can mean one user.
// Rejected by: thousands of users each have an avatar of their own

/// What the app knows of the club, from signing in to signing out.
@MainActor
final class Club {
  private let userType: any User.Type
  private let avatarType: any Avatar.Type
  /// The members found so far: each one's avatar, which owns its author.
  private var avatars: [Int32: any Avatar] = [:]

  init(userType: any User.Type, avatarType: any Avatar.Type) {
    self.userType = userType
    self.avatarType = avatarType
  }

  /// The member with this uid, who has an avatar.
  ///
  /// - Throws: `NotFound` when there is none.
  func queryUser(uid: Int) throws -> any User {
    if let known = avatars[Int32(truncatingIfNeeded: uid)] {
      return known.author
    }
    let user = try userType.query(uid: uid)
    give(user, avatar: "https://example.com/avatars/\(uid).png")
    return user
  }

  /// Gives the member with this uid a new avatar in place of the old one.
  ///
  /// - Throws: `NotFound` when there is no such member.
  func changeAvatar(ofUser uid: Int, to imageURL: String) throws {
    give(try queryUser(uid: uid), avatar: imageURL)
  }

  private func give(_ user: any User, avatar imageURL: String) {
    let avatar = avatarType.init(author: user, imageURL: imageURL)
    avatars[Int32(truncatingIfNeeded: user.uid)] = avatar
    user.avatar = avatar
  }
}
