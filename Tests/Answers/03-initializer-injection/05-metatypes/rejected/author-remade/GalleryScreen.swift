// Wrong: makes a new user of that name, where it was given the author.
// Rejected by: an upload makes an avatar of the type it was given

/// Shows pictures, and takes new ones.
@MainActor
struct GalleryScreen {
  let configuration: Configuration

  func upload(by author: any User) async throws -> any Avatar {
    let author = configuration.userType.init(username: author.username)
    let avatar = configuration.avatarType.init(author: author)
    try await avatar.create()
    return avatar
  }

  /// What stands below the picture with this uid.
  func caption(uid: Int) throws -> String {
    let avatar = try configuration.avatarType.query(uid: uid)
    return "\(avatar.imageURL) by \(avatar.author.username)"
  }
}
