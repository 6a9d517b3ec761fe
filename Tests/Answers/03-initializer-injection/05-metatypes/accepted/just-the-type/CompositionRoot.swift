@MainActor
func makeClub(
  userType: any User.Type, avatarType: any Avatar.Type
) -> Club {
  Club(
    signUp: SignUpScreen(userType: userType),
    profile: ProfileScreen(userType: userType),
    gallery: GalleryScreen(avatarType: avatarType))
}

@MainActor
func makeClub() -> Club {
  makeClub(userType: LocalUser.self, avatarType: LocalAvatar.self)
}
