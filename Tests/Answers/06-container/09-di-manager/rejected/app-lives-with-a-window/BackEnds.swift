// Wrong: the app's manager is held weakly, so each closed window takes its members along.
// Rejected by: the screens and the older functions find the same members

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
    container.register((any User).self) { (_, uid: Int) in
      try LocalUser(uid: uid, store: store)
    }
    container.register((any Avatar).self) { (_, author: any User) in
      LocalAvatar(author: author, store: store)
    }
    container.register((any Avatar).self) { (resolver, uid: Int) in
      let authorUID = try store.author(ofAvatar: uid)
      let author = try resolver.resolve((any User).self, authorUID)
      return LocalAvatar(uid: uid, author: author, store: store)
    }
  }
}
