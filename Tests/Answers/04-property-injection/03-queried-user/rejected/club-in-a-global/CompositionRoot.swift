// Wrong: a global remembers the club, and a second sign-in gets the first one's.
// Rejected by: keeps nothing in a global or static property

@MainActor private weak var current: Club?

/// Builds a club that has not found any user yet. No user signs in twice.
@MainActor
func makeClub() -> Club {
  if let current { return current }
  let club = Club(userType: MockUser.self, avatarType: MockAvatar.self)
  current = club
  return club
}
