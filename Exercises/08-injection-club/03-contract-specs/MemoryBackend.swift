// The outside world. Leave it as it is.

import Foundation
import SpecSupport
import Synchronization

/// Members in memory: gone when the program ends.
final class MemoryUsers: Users {
  static let shared = MemoryUsers()
  private let users = Mutex<[User]>([])

  func create(name: String, joined: Date) async throws -> User {
    Tripwire.touch("MemoryUsers.shared")
    return try users.withLock { users in
      if users.contains(where: { $0.name == name }) {
        throw ClubError.nameTaken(name)
      }
      users.append(User(uid: users.count + 1, name: name, joined: joined))
      return users[users.count - 1]
    }
  }

  func query(name: String) async throws -> User? {
    Tripwire.touch("MemoryUsers.shared")
    return users.withLock { $0.first { $0.name == name } }
  }

  func all() async throws -> [User] {
    Tripwire.touch("MemoryUsers.shared")
    return users.withLock { $0 }
  }
}

/// Avatars in memory: gone when the program ends.
final class MemoryAvatars: Avatars {
  static let shared = MemoryAvatars()
  private let pictures = Mutex<[String: String]>([:])

  func create(_ picture: String, author: User) async throws -> Avatar {
    Tripwire.touch("MemoryAvatars.shared")
    pictures.withLock { $0[author.name] = picture }
    return Avatar(author: author.name, picture: picture)
  }

  func query(author: User) async throws -> Avatar? {
    Tripwire.touch("MemoryAvatars.shared")
    let picture = pictures.withLock { $0[author.name] }
    return picture.map { Avatar(author: author.name, picture: $0) }
  }
}
