// Wrong: users with the same picture share one avatar, so one user's avatar names another author.
// Rejected by: a new avatar takes the place of the old one

/// What the app knows of the club, from signing in to signing out.
@MainActor
final class Club {
  private let userType: any User.Type
  private let avatarType: any Avatar.Type
  private var avatars: [String: any Avatar] = [:]
  private var users: [Int: any User] = [:]
  private var current: [Int: String] = [:]

  init(userType: any User.Type, avatarType: any Avatar.Type) {
    self.userType = userType
    self.avatarType = avatarType
  }

  func queryUser(uid: Int) throws -> any User {
    if let known = users[uid] { return known }
    let user = try userType.query(uid: uid)
    users[uid] = user
    give(user, avatar: "https://example.com/avatars/\(uid).png")
    return user
  }

  func changeAvatar(ofUser uid: Int, to imageURL: String) throws {
    give(try queryUser(uid: uid), avatar: imageURL)
  }

  /// One picture is loaded once, however many users have chosen it.
  private func give(_ user: any User, avatar imageURL: String) {
    let avatar =
      avatars[imageURL] ?? avatarType.init(author: user, imageURL: imageURL)
    let old = current.updateValue(imageURL, forKey: user.uid)
    avatars[imageURL] = avatar
    if let old, !current.values.contains(old) { avatars[old] = nil }
    user.avatar = avatar
  }
}
