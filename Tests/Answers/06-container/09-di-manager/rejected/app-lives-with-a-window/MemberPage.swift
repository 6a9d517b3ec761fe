/// The screen on which the club shows its members.
@MainActor
struct MemberPage {
  private let manager: DIManager

  init(manager: DIManager) {
    self.manager = manager
  }

  func title(ofUser uid: Int) throws -> String {
    let user = try manager.user(uid)
    return "\(user.username), member \(user.uid)"
  }

  func caption(ofAvatar uid: Int) throws -> String {
    let avatar = try manager.avatar(uid)
    return "\(avatar.imageURL) by \(avatar.author.username)"
  }
}
