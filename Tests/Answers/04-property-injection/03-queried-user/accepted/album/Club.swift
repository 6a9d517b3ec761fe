@MainActor
final class Club {
  private let userType: any User.Type
  private let avatarType: any Avatar.Type
  private let album: Album

  init(userType: any User.Type, avatarType: any Avatar.Type, album: Album) {
    self.userType = userType
    self.avatarType = avatarType
    self.album = album
  }

  func queryUser(uid: Int) throws -> any User {
    if let known = album.avatar(ofUser: uid) { return known.author }
    let user = try userType.query(uid: uid)
    give(user, avatar: "https://example.com/avatars/\(uid).png")
    return user
  }

  func changeAvatar(ofUser uid: Int, to imageURL: String) throws {
    give(try queryUser(uid: uid), avatar: imageURL)
  }

  private func give(_ user: any User, avatar imageURL: String) {
    let avatar = avatarType.init(author: user, imageURL: imageURL)
    album.keep(avatar)
    user.avatar = avatar
  }
}
