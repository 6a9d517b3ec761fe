// Wrong: the copy in memory is put back for one kind of failure only.
// Rejected by: what was not saved is not there

import Foundation

/// A club in one file, which outlives the program.
///
/// It keeps no copy in memory: what it says is what the disk says.
actor FileBackend {
  private let disk: Disk
  private let file = "club.json"
  private var club: ClubFile

  /// - Throws: `ClubError`, when there is a file and it does not hold a club.
  init(disk: Disk) throws {
    self.disk = disk
    club = try Self.read(file, on: disk)
  }

  private static func read(_ file: String, on disk: Disk) throws -> ClubFile {
    let data: Data?
    do { data = try disk.read(file) } catch {
      throw ClubError.notRead(reason: "\(error)")
    }
    guard let data else { return ClubFile() }
    do { return try JSONDecoder().decode(ClubFile.self, from: data) } catch {
      throw ClubError.damaged(file: file)
    }
  }

  /// Nobody comes in between: an actor can be interrupted at an `await` only.
  private func change<Result>(
    _ edit: (inout ClubFile) throws -> Result
  ) throws -> Result {
    let old = club
    let result = try edit(&club)
    do { try save(club) } catch ClubError.notSaved(let reason) {
      // A full disk: as before. Anything else is tried again with the next save.
      if reason.contains("space") { club = old }
      throw ClubError.notSaved(reason: reason)
    }
    return result
  }

  /// The new file takes the old one's place when it is complete, in one step.
  private func save(_ club: ClubFile) throws {
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
    try change { try $0.join(name, joined: joined) }
  }

  func query(name: String) -> User? {
    club.user(name)
  }

  func all() -> [User] {
    club.users
  }
}

extension FileBackend: Avatars {
  func create(_ picture: String, author: User) throws -> Avatar {
    try change { $0.draw(picture, author: author) }
  }

  func query(author: User) -> Avatar? {
    club.avatar(of: author)
  }
}
