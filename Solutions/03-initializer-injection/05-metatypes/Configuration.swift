/// Which types of users and avatars a club uses.
@MainActor
struct Configuration {
  let userType: any User.Type
  let avatarType: any Avatar.Type
}
