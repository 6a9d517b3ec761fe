@MainActor
private func created<P: Presentable>(_ make: @autoclosure () -> P) async throws
  -> P
{
  let object = make()
  try await object.create()
  return object
}

/// Takes a new member in.
@MainActor
struct SignUpScreen {
  let configuration: Configuration

  func signUp(_ username: String) async throws -> any User {
    func new<U: User>(_ type: U.Type) async throws -> U {
      try await created(U(username: username))
    }
    return try await new(configuration.types.user)
  }
}

/// Shows who is looking at the app.
@MainActor
struct ProfileScreen {
  let configuration: Configuration

  /// The member with this uid, or a new guest when there is none.
  func visitor(uid: Int) throws -> any User {
    func find<U: User>(_ type: U.Type) throws -> U {
      do {
        return try U.query(uid: uid)
      } catch _ as NotFound {
        return U(username: "guest")
      }
    }
    return try find(configuration.types.user)
  }
}

/// Shows pictures, and takes new ones.
@MainActor
struct GalleryScreen {
  let configuration: Configuration

  func upload(by author: any User) async throws -> any Avatar {
    func new<A: Avatar>(_ type: A.Type) async throws -> A {
      try await created(A(author: author))
    }
    return try await new(configuration.types.avatar)
  }

  /// What stands below the picture with this uid.
  func caption(uid: Int) throws -> String {
    let avatar: any Avatar = try configuration.types.avatar.query(uid: uid)
    return avatar.imageURL + " by " + avatar.author.username
  }
}
