// Wrong: a task that never ends owns the avatar.
// Rejected by: keeps nothing alive once the club is released

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
    give(user, avatar: "https://example.com/avatars/\(uid).png")
    return user
  }

  func changeAvatar(ofUser uid: Int, to imageURL: String) throws {
    give(try queryUser(uid: uid), avatar: imageURL)
  }

  private func give(_ user: any User, avatar imageURL: String) {
    let avatar = avatarType.init(author: user, imageURL: imageURL)
    user.avatar = avatar
    Task {
      while true { try await Task.sleep(for: .seconds(60)) }
      withExtendedLifetime(avatar) {}
    }
  }
}
