// Wrong: a default, so that a forgotten type is a wrong one, without a word.
// Rejected by: no screen can be built without knowing its types

@MainActor
struct SignUpScreen {
  var configuration = Configuration(
    userType: MockUser.self, avatarType: MockAvatar.self)

  func signUp(_ username: String) async throws -> any User {
    let user = configuration.userType.init(username: username)
    try await user.create()
    return user
  }
}
