// Wrong: the avatar's author is a second object with the same uid.
// Rejected by: the avatar's author is that user

/// What the app knows of the club, from signing in to signing out.
@MainActor
final class Club {
  private let userType: any User.Type
  private let avatarType: any Avatar.Type

  private var users: [Int: any User] = [:]

  init(userType: any User.Type, avatarType: any Avatar.Type) {
    self.userType = userType
    self.avatarType = avatarType
  }

  func queryUser(uid: Int) throws -> any User {
    if let known = users[uid] { return known }
    let user = try userType.query(uid: uid)
    users[uid] = user
    try give(user, avatar: "https://example.com/avatars/\(uid).png")
    return user
  }

  func changeAvatar(ofUser uid: Int, to imageURL: String) throws {
    try give(queryUser(uid: uid), avatar: imageURL)
  }

  /// The avatar gets an author of its own, so that there is no cycle.
  private func give(_ user: any User, avatar imageURL: String) throws {
    let author = try userType.query(uid: user.uid)
    user.avatar = avatarType.init(author: author, imageURL: imageURL)
  }
}
