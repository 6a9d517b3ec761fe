// Wrong: the club owns one avatar, the one that it made last.
// Rejected by: thousands of users each have an avatar of their own

@MainActor
final class Club {
  private let userType: any User.Type
  private let avatarType: any Avatar.Type
  private var users: [Int: any User] = [:]
  private var newest: (any Avatar)?

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

  private func give(_ user: any User, avatar imageURL: String) {
    let avatar = avatarType.init(author: user, imageURL: imageURL)
    newest = avatar
    user.avatar = avatar
  }
}
