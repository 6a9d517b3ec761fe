// Wrong: asks the user type for the author, and not the avatar.
// Rejected by: a caption tells of an avatar of the type it was given

/// Shows pictures, and takes new ones.
@MainActor
struct GalleryScreen {
  let configuration: Configuration

  func upload(by author: any User) async throws -> any Avatar {
    let avatar = configuration.avatarType.init(author: author)
    try await avatar.create()
    return avatar
  }

  /// What stands below the picture with this uid.
  func caption(uid: Int) throws -> String {
    let avatar = try configuration.avatarType.query(uid: uid)
    let author = try configuration.userType.query(uid: 42)
    return "\(avatar.imageURL) by \(author.username)"
  }
}
