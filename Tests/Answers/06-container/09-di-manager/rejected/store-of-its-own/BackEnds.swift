// Wrong: the local back end makes a store of its own and never uses the one it was given.
// Rejected by: the local back end finds the users and avatars that it created

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
  { container in
    // What is kept belongs to the container.
    container.register(LocalStore.self, lifetime: .shared) { _ in LocalStore() }
    container.register((any User).self) { (resolver, username: String) in
      let store = try resolver.resolve(LocalStore.self)
      return LocalUser(username: username, store: store)
    }
    container.register((any User).self) { (resolver, uid: Int) in
      let store = try resolver.resolve(LocalStore.self)
      return try LocalUser(uid: uid, store: store)
    }
    container.register((any Avatar).self) { (resolver, author: any User) in
      let store = try resolver.resolve(LocalStore.self)
      return LocalAvatar(author: author, store: store)
    }
    container.register((any Avatar).self) { (resolver, uid: Int) in
      let store = try resolver.resolve(LocalStore.self)
      let author = try store.author(ofAvatar: uid)
      return LocalAvatar(
        uid: uid, author: try resolver.resolve((any User).self, author),
        store: store)
    }
  }
}
