// Sound: the file is read once; the copy in memory follows the disk, behind a lock.
// Keeps: 1

import Foundation
import Synchronization

final class FileBackend: Sendable {
  private let disk: Disk
  private let club: Mutex<ClubFile>

  init(disk: Disk) throws {
    self.disk = disk
    club = Mutex(try Self.club(on: disk))
  }

  private static func club(on disk: Disk) throws -> ClubFile {
    let data: Data?
    do { data = try disk.read("club.json") } catch {
      throw ClubError.notRead(reason: "\(error)")
    }
    guard let data else { return ClubFile() }
    do { return try JSONDecoder().decode(ClubFile.self, from: data) } catch {
      throw ClubError.damaged(file: "club.json")
    }
  }

  private func change<Result>(
    _ edit: (inout ClubFile) throws -> Result
  ) throws -> Result {
    try club.withLock { club in
      var edited = club
      let result = try edit(&edited)
      do {
        try disk.write(try JSONEncoder().encode(edited), "draft")
        try disk.move("draft", "club.json")
      } catch {
        throw ClubError.notSaved(reason: "\(error)")
      }
      club = edited
      return result
    }
  }
}

extension FileBackend: Users {
  func create(name: String, joined: Date) async throws -> User {
    try change { try $0.join(name, joined: joined) }
  }

  func query(name: String) async throws -> User? {
    club.withLock { $0.user(name) }
  }

  func all() async throws -> [User] {
    club.withLock { $0.users }
  }
}

extension FileBackend: Avatars {
  func create(_ picture: String, author: User) async throws -> Avatar {
    try change { $0.draw(picture, author: author) }
  }

  func query(author: User) async throws -> Avatar? {
    club.withLock { $0.avatar(of: author) }
  }
}
