/// Takes a new member in.
@MainActor
struct SignUpScreen {
  let configuration: Configuration

  func signUp(_ username: String) async throws -> any User {
    let user = configuration.userType.init(username: username)
    if !user.isValid { try await user.create() }
    return user
  }
}
