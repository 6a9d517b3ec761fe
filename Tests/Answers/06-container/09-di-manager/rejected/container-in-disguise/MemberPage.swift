/// The screen on which the club shows its members.
@MainActor
struct MemberPage {
  let services: any ClubServices

  func title(ofUser uid: Int) throws -> String {
    let user = try services.user(uid)
    return "\(user.username), member \(user.uid)"
  }

  func caption(ofAvatar uid: Int) throws -> String {
    let avatar = try services.avatar(uid)
    return "\(avatar.imageURL) by \(avatar.author.username)"
  }
}
