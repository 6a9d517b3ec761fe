// Wrong: a club that is given nothing gets the live parts.
// Rejected by: keeps every part of the make functions required
/// The app's main: `swift run club`. Here, only, the live parts are named.
public func runClub() async {
  await makeShell().run()
}

/// The whole club, built from these parts.
func makeShell(
  console: any Console = TerminalConsole.shared,
  clock: any Clock = SystemClock.shared,
  users: any Users = MemoryUsers.shared,
  avatars: any Avatars = MemoryAvatars.shared
) -> Shell {
  Shell(
    console: console,
    reception: makeReception(users: users, clock: clock),
    studio: makeStudio(users: users, avatars: avatars),
    board: makeBoard(users: users, avatars: avatars, clock: clock))
}

func makeReception(users: any Users, clock: any Clock) -> Reception {
  Reception(users: users, clock: clock)
}

func makeStudio(users: any Users, avatars: any Avatars) -> Studio {
  Studio(users: users, avatars: avatars)
}

func makeBoard(
  users: any Users,
  avatars: any Avatars,
  clock: any Clock
) -> Board {
  Board(users: users, avatars: avatars, clock: clock)
}
