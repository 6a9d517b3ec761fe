// Sound: the club keeps a pair for each member, both held strongly.

@MainActor
final class Club {
  private struct Member {
    let user: any User
    let avatar: any Avatar
  }

  private let userType: any User.Type
  private let avatarType: any Avatar.Type
  private var members: [Int: Member] = [:]

  init(userType: any User.Type, avatarType: any Avatar.Type) {
    self.userType = userType
    self.avatarType = avatarType
  }

  func queryUser(uid: Int) throws -> any User {
    if let member = members[uid] { return member.user }
    let user = try userType.query(uid: uid)
    give(user, avatar: "https://example.com/avatars/\(uid).png")
    return user
  }

  func changeAvatar(ofUser uid: Int, to imageURL: String) throws {
    give(try queryUser(uid: uid), avatar: imageURL)
  }

  private func give(_ user: any User, avatar imageURL: String) {
    let avatar = avatarType.init(author: user, imageURL: imageURL)
    members[user.uid] = Member(user: user, avatar: avatar)
    user.avatar = avatar
  }
}
