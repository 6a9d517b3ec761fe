/// Builds a club that has not found any user yet.
///
/// The app's main calls it through `ClubApp`, the specs call it directly.
@MainActor
func makeClub() -> Club {
  Club(userType: MockUser.self, avatarType: MockAvatar.self)
}
