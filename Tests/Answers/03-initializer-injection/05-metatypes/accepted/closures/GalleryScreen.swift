@MainActor
struct GalleryScreen {
  let configuration: Configuration

  func upload(by author: any User) async throws -> any Avatar {
    let avatar = configuration.makeAvatar(author)
    try await avatar.create()
    return avatar
  }

  func caption(uid: Int) throws -> String {
    let avatar = try configuration.findAvatar(uid)
    return "\(avatar.imageURL) by \(avatar.author.username)"
  }
}
