/// The screen on which the club shows its members.
@MainActor
struct MemberPage {
  let findUser: (Int) throws -> any User
  let findAvatar: (Int) throws -> any Avatar

  func title(ofUser uid: Int) throws -> String {
    let user = try findUser(uid)
    return "\(user.username), member \(user.uid)"
  }

  func caption(ofAvatar uid: Int) throws -> String {
    let avatar = try findAvatar(uid)
    return "\(avatar.imageURL) by \(avatar.author.username)"
  }
}
