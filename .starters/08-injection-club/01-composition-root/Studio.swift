/// Where members get their pictures.
final class Studio: Sendable {
  static let shared = Studio()

  func draw(_ picture: String, for name: String) async throws -> String {
    guard let author = try await MemoryUsers.shared.query(name: name) else {
      throw ClubError.noMember(name)
    }
    let avatar = try await author.wear(picture)
    return "\(avatar.author) looks like this now: \(avatar.picture)"
  }
}

extension User {
  func wear(_ picture: String) async throws -> Avatar {
    try await MemoryAvatars.shared.create(picture, author: self)
  }
}
