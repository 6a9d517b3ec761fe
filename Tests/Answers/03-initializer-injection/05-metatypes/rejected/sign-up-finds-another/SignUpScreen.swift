// Wrong: returns what it finds under the new uid, not the user that it created.
// Rejected by: a sign-up makes a user of the type it was given

/// Takes a new member in.
@MainActor
struct SignUpScreen {
  let configuration: Configuration

  func signUp(_ username: String) async throws -> any User {
    let user = configuration.userType.init(username: username)
    try await user.create()
    return try configuration.userType.query(uid: user.uid)
  }
}
