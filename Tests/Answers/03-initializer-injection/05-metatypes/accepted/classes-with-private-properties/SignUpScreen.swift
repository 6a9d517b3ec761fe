// Sound: screens as classes, with private properties and an initializer each.

@MainActor
final class SignUpScreen {
  private let configuration: Configuration

  init(configuration: Configuration) {
    self.configuration = configuration
  }

  func signUp(_ username: String) async throws -> any User {
    let user = configuration.userType.init(username: username)
    try await user.create()
    return user
  }
}
