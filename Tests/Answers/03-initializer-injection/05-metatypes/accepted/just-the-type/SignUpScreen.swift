@MainActor
struct SignUpScreen {
  let userType: any User.Type

  func signUp(_ username: String) async throws -> any User {
    let user = userType.init(username: username)
    try await user.create()
    return user
  }
}
