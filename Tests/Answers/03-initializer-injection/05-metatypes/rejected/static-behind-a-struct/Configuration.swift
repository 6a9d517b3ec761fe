// Wrong: a struct in front of static variables, which the last club sets.
// Rejected by: two clubs each use their own types

/// Which types of users and avatars a club uses.
@MainActor
struct Configuration {
  private static var types: (user: any User.Type, avatar: any Avatar.Type)?

  init(userType: any User.Type, avatarType: any Avatar.Type) {
    Self.types = (userType, avatarType)
  }

  var userType: any User.Type { Self.types!.user }
  var avatarType: any Avatar.Type { Self.types!.avatar }
}
