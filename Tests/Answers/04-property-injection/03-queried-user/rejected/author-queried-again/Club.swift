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
    user.avatar = avatarType.init(
      author: user, imageURL: "https://example.com/avatars/\(uid).png")
    return user
  }

  func changeAvatar(ofUser uid: Int, to imageURL: String) throws {
    let user = try queryUser(uid: uid)
    user.avatar = avatarType.init(author: user, imageURL: imageURL)
  }
}
