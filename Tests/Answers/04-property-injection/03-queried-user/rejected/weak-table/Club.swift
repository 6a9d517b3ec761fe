/// What the app knows of the club, from signing in to signing out.
@MainActor
final class Club {
  private let userType: any User.Type
  private let avatarType: any Avatar.Type
  private struct Ref { weak var user: (any User)? }
  private var users: [Int: Ref] = [:]
  private var avatars: [ObjectIdentifier: any Avatar] = [:]

  init(userType: any User.Type, avatarType: any Avatar.Type) {
    self.userType = userType
    self.avatarType = avatarType
  }

  func queryUser(uid: Int) throws -> any User {
    if let known = users[uid]?.user { return known }
    let user = try userType.query(uid: uid)
    users[uid] = Ref(user: user)
    give(user, avatar: "https://example.com/avatars/\(uid).png")
    return user
  }

  func changeAvatar(ofUser uid: Int, to imageURL: String) throws {
    give(try queryUser(uid: uid), avatar: imageURL)
  }

  private func give(_ user: any User, avatar imageURL: String) {
    let avatar = avatarType.init(author: user, imageURL: imageURL)
    avatars[ObjectIdentifier(user)] = avatar
    user.avatar = avatar
  }
}
