// Wrong: keeps the avatar, and hangs it on a new user at each question.
// Rejected by: asked again, the club gives the same user and avatar

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
    let user = try userType.query(uid: uid)
    if let known = avatars[uid] {
      user.avatar = known
      return user
    }
    give(user, avatar: "https://example.com/avatars/\(uid).png")
    return user
  }

  func changeAvatar(ofUser uid: Int, to imageURL: String) throws {
    give(try queryUser(uid: uid), avatar: imageURL)
  }

  private func give(_ user: any User, avatar imageURL: String) {
    let avatar = avatarType.init(author: user, imageURL: imageURL)
    avatars[user.uid] = avatar
    user.avatar = avatar
  }
}
