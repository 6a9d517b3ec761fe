// Wrong: decides by its own copy of the rule who can be found.
// Rejected by: the profile finds a user of the type it was given

/// Shows who is looking at the app.
@MainActor
struct ProfileScreen {
  let configuration: Configuration

  /// The member with this uid, or a new guest when there is none.
  func visitor(uid: Int) throws -> any User {
    guard uid >= 0 else {
      return configuration.userType.init(username: "guest")
    }
    return try configuration.userType.query(uid: uid)
  }
}
