// Wrong: treats one type as something special, and so depends on it.
// Rejected by: only the composition root knows a mock or a local type

@MainActor
struct GalleryScreen {
  let configuration: Configuration

  func upload(by author: any User) async throws -> any Avatar {
    let avatar = configuration.avatarType.init(author: author)
    try await avatar.create()
    return avatar
  }

  func caption(uid: Int) throws -> String {
    let avatar = try configuration.avatarType.query(uid: uid)
    if let mock = avatar as? MockAvatar {
      return "\(mock.imageURL) by \(mock.author.username)"
    }
    return "\(avatar.imageURL) by \(avatar.author.username)"
  }
}
