// Wrong: when the move fails, the club's file itself is written.
// Rejected by: a power cut at any moment leaves the old club or the new

import Foundation

/// A club in one file, which outlives the program.
///
/// It keeps no copy in memory: what it says is what the disk says.
actor FileBackend {
  private let disk: Disk
  private let file = "club.json"

  /// - Throws: `ClubError`, when there is a file and it does not hold a club.
  init(disk: Disk) throws {
    self.disk = disk
    _ = try read()
  }

  private nonisolated func read() throws -> ClubFile {
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
    var club = try read()
    let result = try edit(&club)
    try save(club)
    return result
  }

  /// The new file takes the old one's place when it is complete, in one step.
  private func save(_ club: ClubFile) throws {
    do {
      let data = try JSONEncoder().encode(club)
      let draft = "\(file).new"
      try disk.write(data, draft)
      do { try disk.move(draft, file) } catch { try disk.write(data, file) }
    } catch {
      throw ClubError.notSaved(reason: "\(error)")
    }
  }
}

extension FileBackend: Users {
  func create(name: String, joined: Date) throws -> User {
    try change { try $0.join(name, joined: joined) }
  }

  func query(name: String) throws -> User? {
    try read().user(name)
  }

  func all() throws -> [User] {
    try read().users
  }
}

extension FileBackend: Avatars {
  func create(_ picture: String, author: User) throws -> Avatar {
    try change { $0.draw(picture, author: author) }
  }

  func query(author: User) throws -> Avatar? {
    try read().avatar(of: author)
  }
}
