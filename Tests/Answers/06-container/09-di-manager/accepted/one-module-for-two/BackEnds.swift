// Sound: one module that both back ends fill in.

func mockBackEnd(_ container: Container) {
  register(
    in: container,
    user: { MockUser(username: $0) },
    queriedUser: { try MockUser(uid: $0) },
    avatar: { MockAvatar(author: $0) },
    authorOfAvatar: { _ in 42 },
    queriedAvatar: { try MockAvatar(uid: $0, author: $1) })
}

func localBackEnd(_ store: LocalStore) -> (Container) -> Void {
  { container in
    register(
      in: container,
      user: { LocalUser(username: $0, store: store) },
      queriedUser: { try LocalUser(uid: $0, store: store) },
      avatar: { LocalAvatar(author: $0, store: store) },
      authorOfAvatar: { try store.author(ofAvatar: $0) },
      queriedAvatar: { LocalAvatar(uid: $0, author: $1, store: store) })
  }
}

private func register(
  in container: Container,
  user: @escaping @Sendable (String) -> any User,
  queriedUser: @escaping @Sendable (Int) throws -> any User,
  avatar: @escaping @Sendable (any User) -> any Avatar,
  authorOfAvatar: @escaping @Sendable (Int) throws -> Int,
  queriedAvatar: @escaping @Sendable (Int, any User) throws -> any Avatar
) {
  container.register((any User).self) { (_, username: String) in
    user(username)
  }
  container.register((any User).self) { (_, uid: Int) in
    try queriedUser(uid)
  }
  container.register((any Avatar).self) { (_, author: any User) in
    avatar(author)
  }
  container.register((any Avatar).self) { (resolver, uid: Int) in
    let author = try resolver.resolve((any User).self, authorOfAvatar(uid))
    return try queriedAvatar(uid, author)
  }
}
