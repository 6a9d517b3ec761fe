// Sound: actors; a command is parsed into an enum, and the shell is given a closure that obeys it.
/// The app's main: `swift run club`. Only this file names the live parts.
public func runClub() async {
  let openClub = makeClub(
    console: TerminalConsole.shared,
    clock: SystemClock(),
    users: MemoryUsers(),
    avatars: MemoryAvatars())
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
  let reception = Reception(takingInto: users, by: clock)
  let studio = Studio(of: users, with: avatars)
  let board = Board(of: users, with: avatars, by: clock)
  let shell = Shell(console: console) { command in
    switch command {
    case .join(let name): try await reception.join(name)
    case .draw(let name, let picture):
      try await studio.draw(picture, for: name)
    case .show(let name): try await board.card(of: name)
    case .list: try await board.list()
    case .unknown(let line): "I do not understand: \(line)"
    }
  }
  return { await shell.run() }
}
