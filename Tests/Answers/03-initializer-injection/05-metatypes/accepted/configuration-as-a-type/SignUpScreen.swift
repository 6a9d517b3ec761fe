/// Takes a new member in.
@MainActor
struct SignUpScreen {
  let configuration: any Configuration.Type

  func signUp(_ username: String) async throws -> any User {
    let user = configuration.user(named: username)
    try await user.create()
    return user
  }
}
