// Wrong: queries by uid have the lifetime graph, so the second uid of a resolution finds the first one's user.
// Rejected by: the local back end finds the users and avatars that it created

/// Makes up every user and avatar that is asked for.
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

/// Keeps users and avatars on this device.
func localBackEnd(_ store: LocalStore) -> (Container) -> Void {
  { container in
    container.register((any User).self) { (_, username: String) in
      LocalUser(username: username, store: store)
    }
    // One member is one object in a resolution.
    container.register((any User).self, lifetime: .graph) { (_, uid: Int) in
      try LocalUser(uid: uid, store: store)
    }
    container.register((any Avatar).self) { (_, author: any User) in
      LocalAvatar(author: author, store: store)
    }
    container.register((any Avatar).self, lifetime: .graph) { (resolver, uid: Int) in
      let author = try store.author(ofAvatar: uid)
      return LocalAvatar(
        uid: uid, author: try resolver.resolve((any User).self, author),
        store: store)
    }
  }
}
