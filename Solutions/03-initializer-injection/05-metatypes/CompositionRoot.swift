// The only file that knows a mock or a local type.

/// Builds a club that uses these types.
@MainActor
func makeClub(
  userType: any User.Type, avatarType: any Avatar.Type
) -> Club {
  let configuration = Configuration(userType: userType, avatarType: avatarType)
  return Club(
    signUp: SignUpScreen(configuration: configuration),
    profile: ProfileScreen(configuration: configuration),
    gallery: GalleryScreen(configuration: configuration))
}

/// Builds the app's club. The app's main calls this.
@MainActor
func makeClub() -> Club {
  makeClub(userType: LocalUser.self, avatarType: LocalAvatar.self)
}
