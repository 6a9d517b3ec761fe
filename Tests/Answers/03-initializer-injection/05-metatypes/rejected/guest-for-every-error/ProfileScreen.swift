// Wrong: takes a back end that is down for a guest.
// Rejected by: an error of the type it was given reaches the caller

/// Shows who is looking at the app.
@MainActor
struct ProfileScreen {
  let configuration: Configuration

  /// The member with this uid, or a new guest when there is none.
  func visitor(uid: Int) throws -> any User {
    do {
      return try configuration.userType.query(uid: uid)
    } catch {
      return configuration.userType.init(username: "guest")
    }
  }
}
