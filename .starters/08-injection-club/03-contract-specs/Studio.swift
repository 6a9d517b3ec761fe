// Carried on from 8.2.
/// Where members get their pictures.
struct Studio {
  let users: any Users
  let avatars: any Avatars

  func draw(_ picture: String, for name: String) async throws -> String {
    guard let author = try await users.query(name: name) else {
      throw ClubError.noMember(name)
    }
    let avatar = try await avatars.create(picture, author: author)
    return "\(avatar.author) looks like this now: \(avatar.picture)"
  }
}
