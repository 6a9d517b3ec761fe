// Wrong: the first error of a sign-up is swallowed.
// Rejected by: an error of the type it was given reaches the caller

/// Takes a new member in.
@MainActor
struct SignUpScreen {
  let configuration: Configuration

  func signUp(_ username: String) async throws -> any User {
    let user = configuration.userType.init(username: username)
    do {
      try await user.create()
    } catch {
      // The network may have had a hiccup: once more.
      try await user.create()
    }
    return user
  }
}
