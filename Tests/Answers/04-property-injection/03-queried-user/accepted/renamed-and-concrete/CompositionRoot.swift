/// Builds a club that knows nobody yet.
@MainActor
func makeClub() -> Club { Club() }
