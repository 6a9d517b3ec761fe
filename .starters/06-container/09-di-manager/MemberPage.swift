/// The screen on which the club shows its members.
@MainActor
struct MemberPage {
  func title(ofUser uid: Int) throws -> String {
    let user = try MockUser(uid: uid)
    return "\(user.username), member \(user.uid)"
  }

  func caption(ofAvatar uid: Int) throws -> String {
    let author = try MockUser(uid: 42)
    let avatar = try MockAvatar(uid: uid, author: author)
    return "\(avatar.imageURL) by \(avatar.author.username)"
  }
}
