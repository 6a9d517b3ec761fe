@MainActor
struct GalleryScreen {
  let avatarType: any Avatar.Type

  func upload(by author: any User) async throws -> any Avatar {
    let avatar = avatarType.init(author: author)
    try await avatar.create()
    return avatar
  }

  func caption(uid: Int) throws -> String {
    let avatar = try avatarType.query(uid: uid)
    return "\(avatar.imageURL) by \(avatar.author.username)"
  }
}
