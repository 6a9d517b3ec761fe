// Sound: a class for the configuration, and all screens in one file.

// The only file that knows a mock or a local type.

/// Builds a club that uses these types.
@MainActor
func makeClub(
  userType: any User.Type, avatarType: any Avatar.Type
) -> Club {
  let configuration = Configuration((userType, avatarType))
  return Club(
    signUp: SignUpScreen(configuration: configuration),
    profile: ProfileScreen(configuration: configuration),
    gallery: GalleryScreen(configuration: configuration))
}

extension Configuration {
  fileprivate static var device: Configuration {
    Configuration((LocalUser.self, LocalAvatar.self))
  }
}

/// Builds the app's club. The app's main calls this.
@MainActor
func makeClub() -> Club {
  let types = Configuration.device.types
  return makeClub(userType: types.user, avatarType: types.avatar)
}
