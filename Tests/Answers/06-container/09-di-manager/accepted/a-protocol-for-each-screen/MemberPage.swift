/// The screen on which the club shows its members.
@MainActor
struct MemberPage<Members: MemberFinding> {
  let members: Members

  func title(ofUser uid: Int) throws -> String {
    let user = try members.user(uid: uid)
    return "\(user.username), member \(user.uid)"
  }

  func caption(ofAvatar uid: Int) throws -> String {
    let avatar = try members.avatar(uid: uid)
    return "\(avatar.imageURL) by \(avatar.author.username)"
  }
}
