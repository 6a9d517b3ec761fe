// Sound: the configuration is itself a type, generic over the two others.

// The only file that knows a mock or a local type.

@MainActor
private func configuration<U: User, A: Avatar>(
  _: U.Type, _: A.Type
) -> any Configuration.Type {
  Types<U, A>.self
}

/// Builds a club that uses these types.
@MainActor
func makeClub(
  userType: any User.Type, avatarType: any Avatar.Type
) -> Club {
  let configuration = configuration(userType, avatarType)
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
