import Foundation

/// A club in one file, which outlives the program. A first draft: it serves
/// on good days.
actor FileBackend {
  private let disk: Disk
  private let file = "club.json"
  private var club: ClubFile

  // TODO 3: Somebody's members are in that file, also when it is damaged or
  // cannot be read. Say so with a `ClubError`, and leave the file as it is.
  init(disk: Disk) throws {
    self.disk = disk
    let data = try? disk.read(file)
    club =
      data.flatMap { try? JSONDecoder().decode(ClubFile.self, from: $0) }
      ?? ClubFile()
  }

  // TODO 4: The club must never show what is not saved, and the person at the
  // console must hear of a save that failed.
  //
  // TODO 5: A program can be stopped at any moment, also between two bytes.
  // Whenever it is, the file must hold a whole club: the old or the new one.
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
