// Wrong: the lock is held while reading and while writing, but not between.
// Rejected by: keeps each of twenty changes at once
import Foundation
import Synchronization

/// A club in one file, which outlives the program.
final class FileBackend: Sendable {
  private let disk: Mutex<Disk>
  private let file = "club.json"

  init(disk: Disk) throws {
    self.disk = Mutex(disk)
    _ = try load()
  }

  private func load() throws -> ClubFile {
    let data: Data?
    do { data = try disk.withLock { try $0.read(file) } } catch {
      throw ClubError.notRead(reason: "\(error)")
    }
    guard let data else { return ClubFile() }
    do { return try JSONDecoder().decode(ClubFile.self, from: data) } catch {
      throw ClubError.damaged(file: file)
    }
  }

  private func save(_ club: ClubFile) throws {
    do {
      let data = try JSONEncoder().encode(club)
      try disk.withLock {
        try $0.write(data, file + ".tmp")
        try $0.move(file + ".tmp", file)
      }
    } catch {
      throw ClubError.notSaved(reason: "\(error)")
    }
  }
}

extension FileBackend: Users, Avatars {
  func create(name: String, joined: Date) async throws -> User {
    var club = try load()
    let user = try club.join(name, joined: joined)
    try save(club)
    return user
  }

  func query(name: String) async throws -> User? { try load().user(name) }

  func all() async throws -> [User] { try load().users }

  func create(_ picture: String, author: User) async throws -> Avatar {
    var club = try load()
    let avatar = club.draw(picture, author: author)
    try save(club)
    return avatar
  }

  func query(author: User) async throws -> Avatar? {
    try load().avatar(of: author)
  }
}
