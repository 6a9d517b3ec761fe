@MainActor
struct ProfileScreen {
  let userType: any User.Type

  func visitor(uid: Int) throws -> any User {
    do {
      return try userType.query(uid: uid)
    } catch is NotFound {
      return userType.init(username: "guest")
    }
  }
}
