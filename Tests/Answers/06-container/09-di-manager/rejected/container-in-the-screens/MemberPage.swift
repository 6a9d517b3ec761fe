/// The screen on which the club shows its members.
@MainActor
struct MemberPage {
  let container: Container

  func title(ofUser uid: Int) throws -> String {
    let user = try container.queriedUser(uid: uid)
    return "\(user.username), member \(user.uid)"
  }

  func caption(ofAvatar uid: Int) throws -> String {
    let avatar = try container.queriedAvatar(uid: uid)
    return "\(avatar.imageURL) by \(avatar.author.username)"
  }
}
