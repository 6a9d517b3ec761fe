/// Builds a club that has not found any user yet.
@MainActor
func makeClub() -> Club {
  Club(user: MockUser.query) { MockAvatar(author: $0, imageURL: $1) }
}
