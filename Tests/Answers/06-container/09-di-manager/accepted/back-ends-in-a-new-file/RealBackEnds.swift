// Sound: the local and the remote back end share a generic helper in a file of their own.
/// Keeps all on this device.
func localBackEnd(_ store: LocalStore) -> (Container) -> Void {
  func register(_ container: Container) {
    container.registerFour(
      newUser: { LocalUser(username: $0, store: store) },
      user: { try LocalUser(uid: $0, store: store) },
      newAvatar: { LocalAvatar(author: $0, store: store) },
      authorOf: { try store.author(ofAvatar: $0) },
      avatar: { LocalAvatar(uid: $0, author: $1, store: store) })
  }
  return register
}

extension Container {
  fileprivate func registerFour(
    newUser: @escaping @Sendable (String) -> any User,
    user: @escaping @Sendable (Int) throws -> any User,
    newAvatar: @escaping @Sendable (any User) -> any Avatar,
    authorOf: @escaping @Sendable (Int) throws -> Int,
    avatar: @escaping @Sendable (Int, any User) -> any Avatar
  ) {
    register((any User).self) { (_, username: String) in newUser(username) }
    register((any User).self) { (_, uid: Int) in try user(uid) }
    register((any Avatar).self) { (_, author: any User) in newAvatar(author) }
    register((any Avatar).self) { (resolver, uid: Int) in
      avatar(uid, try resolver.resolve((any User).self, authorOf(uid)))
    }
  }
}
