@MainActor
final class ProfileScreen {
  private let userType: any User.Type

  init(configuration: Configuration) {
    userType = configuration.userType
  }

  func visitor(uid: Int) throws -> any User {
    do {
      return try userType.query(uid: uid)
    } catch is NotFound {
      return userType.init(username: "guest")
    }
  }
}
