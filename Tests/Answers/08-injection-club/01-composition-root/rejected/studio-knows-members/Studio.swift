// Wrong: the studio keeps the members whom it has asked for once.
// Rejected by: only members of the given users get a picture
/// Where members get their pictures.
actor Studio {
  private let users: any Users
  private let avatars: any Avatars
  private var known: [String: User] = [:]

  init(users: any Users, avatars: any Avatars) {
    self.users = users
    self.avatars = avatars
  }

  func draw(_ picture: String, for name: String) async throws -> String {
    let author = try await member(name)
    let avatar = try await avatars.create(picture, author: author)
    return "\(avatar.author) looks like this now: \(avatar.picture)"
  }

  private func member(_ name: String) async throws -> User {
    if let user = known[name] { return user }
    guard let user = try await users.query(name: name) else {
      throw ClubError.noMember(name)
    }
    known[name] = user
    return user
  }
}
