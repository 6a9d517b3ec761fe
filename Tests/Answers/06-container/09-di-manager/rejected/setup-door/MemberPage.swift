/// The screen on which the club shows its members.
@MainActor
struct MemberPage {
  private let members: ClubManager

  init(members: ClubManager) { self.members = members }

  func title(ofUser uid: Int) throws -> String {
    let user = try members.user(uid)
    return "\(user.username), member \(user.uid)"
  }

  func caption(ofAvatar uid: Int) throws -> String {
    let avatar = try members.avatar(uid)
    return "\(avatar.imageURL) by \(avatar.author.username)"
  }
}
