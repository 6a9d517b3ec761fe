@MainActor
func makeClub() -> Club {
  Club(userType: MockUser.self, avatarType: MockAvatar.self, album: Album())
}
