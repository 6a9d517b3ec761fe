@MainActor
struct SignUpScreen {
  let configuration: Configuration

  func signUp(_ username: String) async throws -> any User {
    let user = configuration.makeUser(username)
    try await user.create()
    return user
  }
}
