// Wrong: refuses to change the avatar of a member who wasn't asked for before.
// Rejected by: a change counts even while only the club holds the user

/// What the app knows of the club, from signing in to signing out.
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
    if let known = avatars[uid] { return known.author }
    let user = try userType.query(uid: uid)
    give(user, avatar: "https://example.com/avatars/\(uid).png")
    return user
  }

  func changeAvatar(ofUser uid: Int, to imageURL: String) throws {
    guard let known = avatars[uid] else { throw NotFound(uid: uid) }
    give(known.author, avatar: imageURL)
  }

  private func give(_ user: any User, avatar imageURL: String) {
    let avatar = avatarType.init(author: user, imageURL: imageURL)
    avatars[user.uid] = avatar
    user.avatar = avatar
  }
}
