/// Shows pictures, and takes new ones.
@MainActor
struct GalleryScreen {
  let configuration: any Configuration.Type

  func upload(by author: any User) async throws -> any Avatar {
    let avatar = configuration.avatar(by: author)
    try await avatar.create()
    return avatar
  }

  /// What stands below the picture with this uid.
  func caption(uid: Int) throws -> String {
    let avatar = try configuration.avatar(uid)
    return "\(avatar.imageURL) by \(avatar.author.username)"
  }
}
