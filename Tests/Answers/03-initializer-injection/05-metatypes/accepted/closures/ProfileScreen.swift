@MainActor
struct ProfileScreen {
  let configuration: Configuration

  func visitor(uid: Int) throws -> any User {
    do {
      return try configuration.findUser(uid)
    } catch is NotFound {
      return configuration.makeUser("guest")
    }
  }
}
