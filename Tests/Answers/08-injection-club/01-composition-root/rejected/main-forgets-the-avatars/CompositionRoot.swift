// Wrong: the app shows its board with another album than the studio has.
// Rejected by: keeps the transcript of an evening

/// The app's main: `swift run club`. Only this file names the live parts.
public func runClub() async {
  let (clock, users) = (SystemClock.shared, MemoryUsers.shared)
  await Shell(
    console: TerminalConsole.shared,
    reception: Reception(users: users, clock: clock),
    studio: Studio(users: users, avatars: MemoryAvatars()),
    board: Board(users: users, avatars: MemoryAvatars(), clock: clock)
  ).run()
}

/// A club of these parts, which isn't open yet.
///
/// Each call of the function that it returns is one evening: the club greets,
/// answers until `quit` or the end of the input, and says good night.
func makeClub(
  console: any Console,
  clock: any Clock,
  users: any Users,
  avatars: any Avatars
) -> () async -> Void {
  let shell = Shell(
    console: console,
    reception: Reception(users: users, clock: clock),
    studio: Studio(users: users, avatars: avatars),
    board: Board(users: users, avatars: avatars, clock: clock))
  return shell.run
}
