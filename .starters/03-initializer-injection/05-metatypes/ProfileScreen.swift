/// Shows who is looking at the app.
@MainActor
struct ProfileScreen {
  // TODO 3: Find and make users of the type that this screen was built with.

  /// The member with this uid, or a new guest when there is none.
  func visitor(uid: Int) throws -> MockUser {
    do {
      return try MockUser.query(uid: uid)
    } catch is NotFound {
      return MockUser(username: "guest")
    }
  }
}
