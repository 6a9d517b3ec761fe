// Sound: one dependency struct that all four objects take.

/// The app's main: `swift run club`.
public func runClub() async {
  await makeShell(
    console: TerminalConsole.shared,
    clock: SystemClock.shared,
    users: MemoryUsers.shared,
    avatars: MemoryAvatars.shared
  ).run()
}

func makeShell(
  console: any Console,
  clock: any Clock,
  users: any Users,
  avatars: any Avatars
) -> Shell {
  Shell(
    parts: Parts(
      console: console, clock: clock, users: users, avatars: avatars))
}

func makeReception(users: any Users, clock: any Clock) -> Reception {
  Reception(parts: parts(clock: clock, users: users))
}

func makeStudio(users: any Users, avatars: any Avatars) -> Studio {
  Studio(parts: parts(users: users, avatars: avatars))
}

func makeBoard(
  users: any Users,
  avatars: any Avatars,
  clock: any Clock
) -> Board {
  Board(parts: parts(clock: clock, users: users, avatars: avatars))
}

/// What is not said is live.
private func parts(
  clock: any Clock = SystemClock.shared,
  users: any Users,
  avatars: any Avatars = MemoryAvatars.shared
) -> Parts {
  Parts(
    console: TerminalConsole.shared, clock: clock, users: users,
    avatars: avatars)
}
