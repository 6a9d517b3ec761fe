// The only file that may know a mock or a local type.

/// Builds a club that uses these types.
@MainActor
func makeClub(
  userType: any User.Type, avatarType: any Avatar.Type
) -> Club {
  // TODO: No screen hears of these types.
  Club(
    signUp: SignUpScreen(),
    profile: ProfileScreen(),
    gallery: GalleryScreen())
}

/// Builds the app's club. The app's main calls this.
@MainActor
func makeClub() -> Club {
  makeClub(userType: MockUser.self, avatarType: MockAvatar.self)
}
