/// Makes up whatever is asked for.
func mockBackEnd(_ container: Container) {
  container.register((any User).self) { (_, username: String) in
    MockUser(username: username)
  }
  container.register((any User).self) { (_, uid: Int) in
    try MockUser(uid: uid)
  }
  container.register((any Avatar).self) { (_, author: any User) in
    MockAvatar(author: author)
  }
  container.register((any Avatar).self) { (resolver, uid: Int) in
    let author = try resolver.resolve((any User).self, 42)
    return try MockAvatar(uid: uid, author: author)
  }
}

/// Keeps all on this device.
func localBackEnd(_ store: LocalStore) -> (Container) -> Void {
  // TODO 1: Whoever joins is kept in the store, and is found there again. The
  // store gives the uid of an avatar's author; ask the resolver for the author.
  { _ in }
}

/// Keeps all on the server.
func remoteBackEnd(_ server: any Server) -> (Container) -> Void {
  // TODO 1: The same, on the server.
  { _ in }
}
