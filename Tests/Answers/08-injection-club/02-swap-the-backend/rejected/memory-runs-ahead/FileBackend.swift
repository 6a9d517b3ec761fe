// Wrong: tells that a save failed, and shows what it did not save.
// Rejected by: what was not saved is not there

import Foundation

actor FileBackend {
  private let disk: Disk
  private let file = "club.json"
  private var club = ClubFile()

  init(disk: Disk) throws {
    self.disk = disk
    let data: Data?
    do { data = try disk.read(file) } catch {
      throw ClubError.notRead(reason: "\(error)")
    }
    guard let data else { return }
    do { club = try JSONDecoder().decode(ClubFile.self, from: data) } catch {
      throw ClubError.damaged(file: file)
    }
  }

  private func save() throws {
    do {
      let draft = "\(file).new"
      try disk.write(try JSONEncoder().encode(club), draft)
      try disk.move(draft, file)
    } catch {
      throw ClubError.notSaved(reason: "\(error)")
    }
  }
}

extension FileBackend: Users {
  func create(name: String, joined: Date) throws -> User {
    let user = try club.join(name, joined: joined)
    try save()
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
    try save()
    return avatar
  }

  func query(author: User) throws -> Avatar? {
    club.avatar(of: author)
  }
}
