// Wrong: a club that is given nothing gets the live parts.
// Rejected by: keeps every part of a club required
/// The app's main: `swift run club`. Only this file names the live parts.
public func runClub() async {
  await makeClub()()
}

/// A club of these parts, which isn't open yet.
///
/// Each call of the function that it returns is one evening: the club greets,
/// answers until `quit` or the end of the input, and says good night.
func makeClub(
  console: any Console = TerminalConsole.shared,
  clock: any Clock = SystemClock.shared,
  users: any Users = MemoryUsers.shared,
  avatars: any Avatars = MemoryAvatars.shared
) -> () async -> Void {
  let shell = Shell(
    console: console,
    reception: Reception(users: users, clock: clock),
    studio: Studio(users: users, avatars: avatars),
    board: Board(users: users, avatars: avatars, clock: clock))
  return shell.run
}
