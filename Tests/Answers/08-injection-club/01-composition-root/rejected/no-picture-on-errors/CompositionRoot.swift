/// The app's main: `swift run club`. Only this file names the live parts.
public func runClub() async {
  await makeClub(
    console: TerminalConsole.shared, clock: SystemClock.shared,
    users: MemoryUsers.shared, avatars: MemoryAvatars.shared)()
}

/// A club of these parts, which isn't open yet.
func makeClub(
  console: any Console,
  clock: any Clock,
  users: any Users,
  avatars: any Avatars
) -> () async -> Void {
  Club(console: console, clock: clock, users: users, avatars: avatars).open
}
