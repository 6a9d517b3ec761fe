@MainActor
func makeClub() -> Club {
  Club(userType: MockUser.self)
}
