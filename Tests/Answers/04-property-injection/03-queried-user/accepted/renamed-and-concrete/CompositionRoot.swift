/// Builds a club that has not found any user yet.
@MainActor
func makeClub() -> Club { Club() }
