// Wrong: a global that the root sets; the club built last decides for all.
// Rejected by: two clubs each use their own types

@MainActor
struct Configuration {
  static var current: Configuration?

  let userType: any User.Type
  let avatarType: any Avatar.Type
}
