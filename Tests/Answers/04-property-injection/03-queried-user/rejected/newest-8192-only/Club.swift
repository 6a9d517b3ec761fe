// Wrong: the club remembers the 256 users it was asked for last, and drops the others.
// Rejected by: thousands of users each have an avatar of their own

/// What the app knows of the club, from signing in to signing out.
@MainActor
final class Club {
  private let userType: any User.Type
  private let avatarType: any Avatar.Type
  private var avatars: [Int: any Avatar] = [:]
  private var recent: [Int] = []

  init(userType: any User.Type, avatarType: any Avatar.Type) {
    self.userType = userType
    self.avatarType = avatarType
  }

  func queryUser(uid: Int) throws -> any User {
    if let known = avatars[uid] {
      touch(uid)
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
    avatars[user.uid] = avatar
    user.avatar = avatar
    touch(user.uid)
  }

  /// A club is large; memory is not. The longest unused ones go.
  private func touch(_ uid: Int) {
    recent.removeAll { $0 == uid }
    recent.append(uid)
    if recent.count > 256 { avatars[recent.removeFirst()] = nil }
  }
}
