/// Shows who is looking at the app.
@MainActor
struct ProfileScreen {
  /// The member with this uid, or a new guest when there is none.
  func visitor(uid: Int) throws -> MockUser {
    do {
      return try MockUser.query(uid: uid)
    } catch is NotFound {
      return MockUser(username: "guest")
    }
  }
}
