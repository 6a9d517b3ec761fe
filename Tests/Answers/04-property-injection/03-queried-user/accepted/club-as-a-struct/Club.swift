// Sound: a struct around the reference that owns the members.

/// What the app knows of the club, from signing in to signing out.
@MainActor
struct Club {
  /// Whom it has found; it goes with the last copy of the club.
  private final class Members {
    var avatars: [Int: any Avatar] = [:]
  }

  private let members = Members()
  let user: (_ uid: Int) throws -> any User
  let picture: (_ author: any User, _ url: String) -> any Avatar

  init(
    user: @escaping (_ uid: Int) throws -> any User,
    picture: @escaping (_ author: any User, _ url: String) -> any Avatar
  ) {
    self.user = user
    self.picture = picture
  }

  func queryUser(uid: Int) throws -> any User {
    if let old = members.avatars[uid] { return old.author }
    let new = try user(uid)
    let avatar = picture(new, "https://example.com/avatars/\(uid).png")
    members.avatars[uid] = avatar
    new.avatar = avatar
    return new
  }

  func changeAvatar(ofUser uid: Int, to imageURL: String) throws {
    let user = try queryUser(uid: uid)
    let avatar = picture(user, imageURL)
    members.avatars[uid] = avatar
    user.avatar = avatar
  }
}
