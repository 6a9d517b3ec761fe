/// Shows who is looking at the app.
@MainActor
struct ProfileScreen {
  var configuration: Configuration!

  /// The member with this uid, or a new guest when there is none.
  func visitor(uid: Int) throws -> any User {
    do {
      return try configuration.userType.query(uid: uid)
    } catch is NotFound {
      return configuration.userType.init(username: "guest")
    }
  }
}
