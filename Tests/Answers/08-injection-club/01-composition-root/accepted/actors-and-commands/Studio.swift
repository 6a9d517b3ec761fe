actor Studio {
  private let users: any Users
  private let avatars: any Avatars

  init(of users: some Users, with avatars: some Avatars) {
    self.users = users
    self.avatars = avatars
  }

  func draw(_ picture: String, for name: String) async throws -> String {
    let author = try await users.query(name: name)
    guard let author else { throw ClubError.noMember(name) }
    let avatar = try await avatars.create(picture, author: author)
    return "\(avatar.author) looks like this now: \(avatar.picture)"
  }
}
