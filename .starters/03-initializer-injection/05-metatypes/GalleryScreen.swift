/// Shows pictures, and takes new ones.
@MainActor
struct GalleryScreen {
  func upload(by author: any User) async throws -> MockAvatar {
    let avatar = MockAvatar(author: author)
    try await avatar.create()
    return avatar
  }

  /// What stands below the picture with this uid.
  func caption(uid: Int) throws -> String {
    let avatar = try MockAvatar.query(uid: uid)
    return "\(avatar.imageURL) by \(avatar.author.username)"
  }
}
