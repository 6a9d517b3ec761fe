/// Builds a club that knows nobody yet.
@MainActor
func makeClub() -> Club {
  Club(user: MockUser.query) { MockAvatar(author: $0, imageURL: $1) }
}
