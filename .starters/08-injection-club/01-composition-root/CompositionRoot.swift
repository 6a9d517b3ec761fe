/// The app's main: `swift run club`.
public func runClub() async {
  await Shell.shared.run()
}

// TODO: Two clubs can't run in one program. Whatever this function is given, it
// is the same club, with the same members, and at the same terminal.
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
  { await Shell.shared.run() }
}
