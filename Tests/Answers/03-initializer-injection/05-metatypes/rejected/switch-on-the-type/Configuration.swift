// Wrong: a list of the types known today; for any other it makes a mock.
// Rejected by: a sign-up makes a user of the type it was given

@MainActor
struct Configuration {
  let userType: any User.Type
  let avatarType: any Avatar.Type

  func makeUser(username: String) -> any User {
    switch userType {
    case is LocalUser.Type: LocalUser(username: username)
    default: MockUser(username: username)
    }
  }
}
