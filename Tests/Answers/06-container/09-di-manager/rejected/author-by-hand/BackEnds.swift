// Wrong: the author is built by hand, past what is registered for users.
// Rejected by: a queried avatar's author is the user who is registered

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
    container.register((any User).self) { (_, username: String) in
      LocalUser(username: username, store: store)
    }
    container.register((any User).self) { (_, uid: Int) in
      try LocalUser(uid: uid, store: store)
    }
    container.register((any Avatar).self) { (_, author: any User) in
      LocalAvatar(author: author, store: store)
    }
    container.register((any Avatar).self) { (_, uid: Int) in
      let author = try store.author(ofAvatar: uid)
      return LocalAvatar(
        uid: uid, author: try LocalUser(uid: author, store: store),
        store: store)
    }
  }
}
