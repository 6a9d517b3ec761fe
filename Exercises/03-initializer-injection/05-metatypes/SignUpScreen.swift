/// Takes a new member in.
@MainActor
struct SignUpScreen {
  // TODO 2: Whoever builds this screen must tell it the type of the users that
  // it makes. It knows no type by name.
  func signUp(_ username: String) async throws -> MockUser {
    let user = MockUser(username: username)
    try await user.create()
    return user
  }
}
