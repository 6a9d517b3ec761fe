/// Where members get their pictures.
struct Studio {
  let parts: Parts

  func draw(_ picture: String, for name: String) async throws -> String {
    guard let author = try await parts.users.query(name: name) else {
      throw ClubError.noMember(name)
    }
    let avatar = try await parts.avatars.create(picture, author: author)
    return "\(avatar.author) looks like this now: \(avatar.picture)"
  }
}
