/// A user who is kept on this device.
final class LocalUser: User {
  let username: String
  private(set) var uid = -1
  private let store: LocalStore

  /// A new user.
  nonisolated init(username: String, store: LocalStore) {
    self.username = username
    self.store = store
  }

  /// Found under its uid.
  nonisolated init(uid: Int, store: LocalStore) throws {
    username = try store.username(ofUser: uid)
    self.store = store
    self.uid = uid
  }

  func create() async throws {
    uid = store.addUser(username)
  }
}

/// An avatar that is kept on this device.
final class LocalAvatar: Avatar {
  let author: any User
  private(set) var uid = -1
  private let store: LocalStore

  var imageURL: String { isValid ? "file:///avatars/\(uid).png" : "" }

  /// A new avatar.
  nonisolated init(author: any User, store: LocalStore) {
    self.author = author
    self.store = store
  }

  /// Found under its uid. The store knows the uid of its author.
  nonisolated init(uid: Int, author: any User, store: LocalStore) {
    self.author = author
    self.store = store
    self.uid = uid
  }

  func create() async throws {
    uid = store.addAvatar(byUser: author.uid)
  }
}
