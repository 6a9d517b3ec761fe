import Foundation

/// A club in one file, which outlives the program. A first draft, for days
/// on which nothing goes wrong.
actor FileBackend {
  private let disk: Disk
  private let file = "club.json"
  private var club: ClubFile

  init(disk: Disk) throws {
    self.disk = disk
    let data = try? disk.read(file)
    club =
      data.flatMap { try? JSONDecoder().decode(ClubFile.self, from: $0) }
      ?? ClubFile()
  }

  private func save() {
    try? disk.write(JSONEncoder().encode(club), file)
  }
}

extension FileBackend: Users {
  func create(name: String, joined: Date) throws -> User {
    let user = try club.join(name, joined: joined)
    save()
    return user
  }

  func query(name: String) throws -> User? {
    club.user(name)
  }

  func all() throws -> [User] {
    club.users
  }
}

extension FileBackend: Avatars {
  func create(_ picture: String, author: User) throws -> Avatar {
    let avatar = club.draw(picture, author: author)
    save()
    return avatar
  }

  func query(author: User) throws -> Avatar? {
    club.avatar(of: author)
  }
}
