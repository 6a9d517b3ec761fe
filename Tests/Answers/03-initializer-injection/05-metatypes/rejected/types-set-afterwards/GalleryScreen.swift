// Wrong: an implicitly unwrapped variable, which can be left out and is nil then.
// Rejected by: no screen can be built without knowing its types

/// Shows pictures, and takes new ones.
@MainActor
struct GalleryScreen {
  var configuration: Configuration!

  func upload(by author: any User) async throws -> any Avatar {
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
