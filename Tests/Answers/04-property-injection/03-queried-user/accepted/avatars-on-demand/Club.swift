// Sound: the club owns the users; an avatar is made when a screen looks at it.
// Keeps: 2

@MainActor
final class Club {
  private let userType: any User.Type
  private var users: [Int: any User] = [:]

  init(userType: any User.Type) {
    self.userType = userType
  }

  func queryUser(uid: Int) throws -> any User {
    if let known = users[uid] { return known }
    let user = try userType.query(uid: uid)
    user.imageURL = "https://example.com/avatars/\(uid).png"
    users[uid] = user
    return user
  }

  func changeAvatar(ofUser uid: Int, to imageURL: String) throws {
    try queryUser(uid: uid).imageURL = imageURL
  }
}
