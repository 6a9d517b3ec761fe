// Wrong: keeps a sample user to ask for its type, a member nobody signed up.
// Rejected by: keeps making no object until a screen asks

@MainActor
struct Configuration {
  let sample: any User
  let avatarType: any Avatar.Type

  init(userType: any User.Type, avatarType: any Avatar.Type) {
    sample = userType.init(username: "sample")
    self.avatarType = avatarType
  }

  var userType: any User.Type { type(of: sample) }
}
