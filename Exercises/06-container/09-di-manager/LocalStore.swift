import Synchronization

/// What this device keeps: users and avatars, each by its uid, from 0 on.
final class LocalStore: Sendable {
  private let usernames = Mutex<[String]>([])
  private let authors = Mutex<[Int]>([])

  /// Returns the uid of the new user.
  func addUser(_ username: String) -> Int {
    usernames.withLock {
      $0.append(username)
      return $0.count - 1
    }
  }

  func username(ofUser uid: Int) throws -> String {
    try usernames.withLock {
      guard $0.indices.contains(uid) else { throw NotFound(uid: uid) }
      return $0[uid]
    }
  }

  /// Returns the uid of the new avatar.
  func addAvatar(byUser author: Int) -> Int {
    authors.withLock {
      $0.append(author)
      return $0.count - 1
    }
  }

  /// The uid of the user who made the avatar.
  func author(ofAvatar uid: Int) throws -> Int {
    try authors.withLock {
      guard $0.indices.contains(uid) else { throw NotFound(uid: uid) }
      return $0[uid]
    }
  }
}
