@MainActor
func makeClub(
  userType: any User.Type, avatarType: any Avatar.Type
) -> Club {
  let configuration = Configuration(
    makeUser: { userType.init(username: $0) },
    findUser: { try userType.query(uid: $0) },
    makeAvatar: { avatarType.init(author: $0) },
    findAvatar: { try avatarType.query(uid: $0) })
  return Club(
    signUp: SignUpScreen(configuration: configuration),
    profile: ProfileScreen(configuration: configuration),
    gallery: GalleryScreen(configuration: configuration))
}

@MainActor
func makeClub() -> Club {
  makeClub(userType: LocalUser.self, avatarType: LocalAvatar.self)
}
