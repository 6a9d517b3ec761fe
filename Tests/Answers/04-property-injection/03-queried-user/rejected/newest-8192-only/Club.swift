// Wrong: the club has room for 8192 users, and drops the one that it found first.
// Rejected by: thousands of users each have an avatar of their own

/// What the app knows of the club, from signing in to signing out.
@MainActor
final class Club {
  private let userType: any User.Type
  private let avatarType: any Avatar.Type

  private let room = 8192
  private var avatars: [Int: any Avatar] = [:]
  private var order: [Int] = []

  init(userType: any User.Type, avatarType: any Avatar.Type) {
    self.userType = userType
    self.avatarType = avatarType
  }

  func queryUser(uid: Int) throws -> any User {
    if let known = avatars[uid] { return known.author }
    let user = try userType.query(uid: uid)
    if avatars.count == room {
      avatars[order.removeFirst()] = nil
    }
    order.append(uid)
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
