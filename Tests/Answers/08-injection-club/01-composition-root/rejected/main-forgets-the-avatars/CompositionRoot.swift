// Wrong: the app shows its board with another album than the studio has.
// Rejected by: keeps the transcript of an evening

/// The app's main: `swift run club`. Here, only, the live parts are named.
public func runClub() async {
  let (clock, users) = (SystemClock.shared, MemoryUsers.shared)
  await Shell(
    console: TerminalConsole.shared,
    reception: makeReception(users: users, clock: clock),
    studio: makeStudio(users: users, avatars: MemoryAvatars()),
    board: makeBoard(users: users, avatars: MemoryAvatars(), clock: clock)
  ).run()
}

/// The whole club, built from these parts.
func makeShell(
  console: any Console,
  clock: any Clock,
  users: any Users,
  avatars: any Avatars
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
