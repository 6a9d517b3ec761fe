/// Takes a new member in.
@MainActor
struct SignUpScreen {
  // TODO: To get other users, you have to edit this screen and the two others,
  // and no test can use users of its own.
  func signUp(_ username: String) async throws -> MockUser {
    let user = MockUser(username: username)
    try await user.create()
    return user
  }
}
