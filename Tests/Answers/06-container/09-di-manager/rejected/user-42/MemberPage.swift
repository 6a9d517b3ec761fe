// Wrong: user 42 is the mock's author, and no other back end has to hold one.
// Rejected by: screens on two back ends each ask their own

/// The screen on which the club shows its members.
@MainActor
struct MemberPage {
  let manager: DIManager

  func title(ofUser uid: Int) throws -> String {
    let user = try manager.queriedUser(uid: uid)
    return "\(user.username), member \(user.uid)"
  }

  func caption(ofAvatar uid: Int) throws -> String {
    let author = try manager.queriedUser(uid: 42)
    let avatar = try manager.queriedAvatar(uid: uid)
    return "\(avatar.imageURL) by \(author.username)"
  }
}
