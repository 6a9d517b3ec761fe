/// Takes a new member in.
@MainActor
struct SignUpScreen {
  var configuration: Configuration!

  func signUp(_ username: String) async throws -> any User {
    let user = configuration.userType.init(username: username)
    try await user.create()
    return user
  }
}
