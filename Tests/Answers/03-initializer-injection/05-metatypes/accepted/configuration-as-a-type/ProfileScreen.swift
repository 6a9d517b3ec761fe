/// Shows who is looking at the app.
@MainActor
struct ProfileScreen {
  let configuration: any Configuration.Type

  /// The member with this uid, or a new guest when there is none.
  func visitor(uid: Int) throws -> any User {
    do {
      return try configuration.user(uid)
    } catch is NotFound {
      return configuration.user(named: "guest")
    }
  }
}
