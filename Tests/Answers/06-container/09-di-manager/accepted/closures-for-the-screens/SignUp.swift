/// The screen on which a new member joins the club.
@MainActor
struct SignUp {
  let newUser: (String) -> any User
  let newAvatar: (any User) -> any Avatar

  func join(as username: String) async throws -> any Avatar {
    let user = newUser(username)
    try await user.create()
    let avatar = newAvatar(user)
    try await avatar.create()
    return avatar
  }
}
