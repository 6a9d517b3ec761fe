/// The app's main: `swift run club`.
public func runClub() async {
  // TODO 7: Build the club here, from the live parts, those of the world's
  // files. Nobody else names them.
  await Shell.shared.run()
}

/// The whole club, built from these parts.
func makeShell(
  console: any Console,
  clock: any Clock,
  users: any Users,
  avatars: any Avatars
) -> Shell {
  .shared
}

func makeReception(users: any Users, clock: any Clock) -> Reception {
  .shared
}

func makeStudio(users: any Users, avatars: any Avatars) -> Studio {
  .shared
}

func makeBoard(
  users: any Users,
  avatars: any Avatars,
  clock: any Clock
) -> Board {
  .shared
}
