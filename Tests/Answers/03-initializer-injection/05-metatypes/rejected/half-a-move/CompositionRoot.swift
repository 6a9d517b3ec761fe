// Wrong: the users move to the device, the avatars are still mocks.
// Rejected by: the app keeps its users and avatars on the device

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

@MainActor
func makeClub() -> Club {
  makeClub(userType: LocalUser.self, avatarType: MockAvatar.self)
}
