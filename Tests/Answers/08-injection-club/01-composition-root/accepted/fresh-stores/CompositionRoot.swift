// Sound: the root makes new stores in memory instead of using the shared ones.
/// The app's main: `swift run club`. Here, only, the live parts are named.
public func runClub() async {
  await makeShell(
    console: TerminalConsole.shared,
    clock: SystemClock.shared,
    users: MemoryUsers(),
    avatars: MemoryAvatars()
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
