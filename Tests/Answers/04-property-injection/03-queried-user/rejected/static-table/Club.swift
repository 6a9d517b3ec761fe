// Wrong: one table for all clubs, which is never released.
// Rejected by: keeps nothing in a global or static property

@MainActor
final class Club {
  private let userType: any User.Type
  private let avatarType: any Avatar.Type
  private static var avatars: [Int: any Avatar] = [:]

  init(userType: any User.Type, avatarType: any Avatar.Type) {
    self.userType = userType
    self.avatarType = avatarType
  }

  func queryUser(uid: Int) throws -> any User {
    if let known = Self.avatars[uid] { return known.author }
    let user = try userType.query(uid: uid)
    give(user, avatar: "https://example.com/avatars/\(uid).png")
    return user
  }

  func changeAvatar(ofUser uid: Int, to imageURL: String) throws {
    give(try queryUser(uid: uid), avatar: imageURL)
  }

  private func give(_ user: any User, avatar imageURL: String) {
    let avatar = avatarType.init(author: user, imageURL: imageURL)
    Self.avatars[user.uid] = avatar
    user.avatar = avatar
  }
}
