// The only file that may know a mock or a local type.

/// Builds a club that uses these types.
@MainActor
func makeClub(
  userType: any User.Type, avatarType: any Avatar.Type
) -> Club {
  // TODO 5: Let every screen of this club use these types.
  Club(
    signUp: SignUpScreen(),
    profile: ProfileScreen(),
    gallery: GalleryScreen())
}

/// Builds the app's club. The app's main calls this.
@MainActor
func makeClub() -> Club {
  // TODO 6: Let the app keep its users and avatars on the device.
  makeClub(userType: MockUser.self, avatarType: MockAvatar.self)
}
