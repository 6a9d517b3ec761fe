@MainActor
struct SignUpScreen {
  let configuration: Configuration

  func signUp(_ username: String) async throws -> any User {
    let types = Configuration.current ?? configuration
    let user = types.userType.init(username: username)
    try await user.create()
    return user
  }
}
