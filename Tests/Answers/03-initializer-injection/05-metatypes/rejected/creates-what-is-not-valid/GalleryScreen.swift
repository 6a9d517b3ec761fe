// Wrong: what has a uid already is not created.
// Rejected by: an error of the type it was given reaches the caller

/// Shows pictures, and takes new ones.
@MainActor
struct GalleryScreen {
  let configuration: Configuration

  func upload(by author: any User) async throws -> any Avatar {
    let avatar = configuration.avatarType.init(author: author)
    if !avatar.isValid { try await avatar.create() }
    return avatar
  }

  /// What stands below the picture with this uid.
  func caption(uid: Int) throws -> String {
    let avatar = try configuration.avatarType.query(uid: uid)
    return "\(avatar.imageURL) by \(avatar.author.username)"
  }
}
