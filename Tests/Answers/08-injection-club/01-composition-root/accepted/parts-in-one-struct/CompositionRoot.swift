// Sound: one dependency struct that every object of the club takes.
// Keeps: 1
/// The app's main: `swift run club`. Only this file names the live parts.
public func runClub() async {
  let openClub = makeClub(
    console: TerminalConsole.shared,
    clock: SystemClock.shared,
    users: MemoryUsers.shared,
    avatars: MemoryAvatars.shared)
  await openClub()
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
  let parts = Parts(
    console: console, clock: clock, users: users, avatars: avatars)
  return Shell(parts: parts).run
}
