// Wrong: a command takes words that it has no use for.
// Rejected by: keeps the transcript of an evening

/// The app's main: `swift run club`.
public func runClub() async {
  let open = makeClub(
    console: TerminalConsole.shared, clock: SystemClock.shared,
    users: MemoryUsers.shared, avatars: MemoryAvatars.shared)
  await open()
}

/// A club of these parts, which isn't open yet.
func makeClub(
  console: any Console,
  clock: any Clock,
  users: any Users,
  avatars: any Avatars
) -> () async -> Void {
  let reception = Reception(users: users, clock: clock)
  let studio = Studio(users: users, avatars: avatars)
  let board = Board(users: users, avatars: avatars, clock: clock)
  let shell = Shell(
    console: console,
    commands: [
      Command("join", 1) { try await reception.join($0[0]) },
      Command("draw", 2) {
        try await studio.draw($0[1...].joined(separator: " "), for: $0[0])
      },
      Command("show", 1) { try await board.card(of: $0[0]) },
      Command("list", 0) { _ in try await board.list() },
    ])
  return shell.run
}
