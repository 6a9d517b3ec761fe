/// What can be typed, and what is read then.
enum Order: Sendable {
  case join(String), joinLate(String), list, show(String)
  case draw(String, String)
  /// Asks for a member, or for a picture, alone.
  case find(String), look

  static let each: [Order] = [
    .join("ada"), .list, .find("ada"), .draw("ada", "fox"), .look,
  ]

  func outcome(at desk: Desk) async -> [String] {
    do {
      return try await read(at: desk)
    } catch ClubError.nameTaken {
      return ["error: nameTaken"]
    } catch {
      return ["error"]
    }
  }

  private func read(at desk: Desk) async throws -> [String] {
    switch self {
    case .join(let name):
      return [
        "\(try await desk.users.create(name: name, joined: .openingNight).uid)"
      ]
    case .joinLate(let name):
      return [
        "\(try await desk.users.create(name: name, joined: .distantFuture).uid)"
      ]
    case .list:
      return try await desk.users.all().map {
        let fraction = $0.joined.timeIntervalSince1970 - 1_800_000_000
        return "\($0.uid) \($0.name) \(fraction)"
      }
    case .find(let name):
      return [try await desk.users.query(name: name)?.name ?? "nobody"]
    case .look:
      let ada = User(uid: 1, name: "ada", joined: .openingNight)
      return [try await desk.avatars.query(author: ada)?.picture ?? "none"]
    case .draw(let name, let picture):
      let ada = User(uid: 1, name: name, joined: .openingNight)
      return [try await desk.avatars.create(picture, author: ada).picture]
    case .show(let name):
      guard let user = try await desk.users.query(name: name) else {
        return ["nobody"]
      }
      guard let avatar = try await desk.avatars.query(author: user) else {
        return ["\(user.uid) \(user.name) none"]
      }
      return ["\(user.uid) \(avatar.author) \(avatar.picture)"]
    }
  }
}
