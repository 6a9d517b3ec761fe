// Wrong: the owner adds each avatar to a list, and keeps the old ones too.
// Rejected by: keeps no avatar that was replaced

@MainActor
final class Club {
  private let userType: any User.Type
  private let avatarType: any Avatar.Type
  private var avatars: [any Avatar] = []

  init(userType: any User.Type, avatarType: any Avatar.Type) {
    self.userType = userType
    self.avatarType = avatarType
  }

  func queryUser(uid: Int) throws -> any User {
    if let known = avatars.first(where: { $0.author.uid == uid }) {
      return known.author
    }
    let user = try userType.query(uid: uid)
    give(user, avatar: "https://example.com/avatars/\(uid).png")
    return user
  }

  func changeAvatar(ofUser uid: Int, to imageURL: String) throws {
    give(try queryUser(uid: uid), avatar: imageURL)
  }

  private func give(_ user: any User, avatar imageURL: String) {
    let avatar = avatarType.init(author: user, imageURL: imageURL)
    avatars.append(avatar)
    user.avatar = avatar
  }
}
