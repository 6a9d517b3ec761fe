// Carried on from 8.1.
import Foundation

/// The app's main: `swift run club-backends mock`, `file FOLDER` or
/// `remote ADDRESS`.
public func runClub(_ arguments: some Collection<String>) async {
  // TODO 2: Whatever was typed, this is always the club in memory. Open the
  // one that was chosen; without one, say why, and say nothing else.
  let backend = makeMockBackend()
  await makeShell(
    console: TerminalConsole.shared,
    clock: SystemClock.shared,
    users: backend.users,
    avatars: backend.avatars
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
    reception: Reception(users: users, clock: clock),
    studio: Studio(users: users, avatars: avatars),
    board: Board(users: users, avatars: avatars, clock: clock))
}

/// The back end that these words choose.
///
/// - Throws: `ClubError.noSuchBackend`; what is wrong with the club's file.
func makeBackend(_ words: [String], console: any Console) throws -> Backend {
  // TODO 1: The words choose. An unknown word, or a word too few or too many,
  // chooses nothing: there is no default that nobody asked for. A server has
  // five seconds for an answer.
  makeMockBackend()
}

/// A club in memory, empty at first.
func makeMockBackend() -> Backend {
  Backend(users: MemoryUsers(), avatars: MemoryAvatars())
}

/// The club that lies on this disk.
///
/// - Throws: `ClubError`, when its file cannot be used.
func makeFileBackend(disk: Disk) throws -> Backend {
  let backend = try FileBackend(disk: disk)
  return Backend(users: backend, avatars: backend)
}

/// The club on the server behind `http`.
///
/// - Parameters:
///   - say: Writes a line for the person at the console.
///   - pause: Waits before a further try; half a second will do.
///   - makeID: Makes an id that no other request has.
func makeRemoteBackend(
  http: HTTP,
  say: @escaping @Sendable (String) -> Void,
  pause: @escaping @Sendable () async throws -> Void,
  makeID: @escaping @Sendable () -> String
) -> Backend {
  let backend = RemoteBackend(
    http: http, say: say, pause: pause, makeID: makeID)
  return Backend(users: backend, avatars: backend)
}
