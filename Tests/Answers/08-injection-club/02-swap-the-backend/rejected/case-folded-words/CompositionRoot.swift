// Wrong: opens a back end for words that are spelled otherwise.
// Rejected by: words that name no back end are refused
// Carried on from 8.1.
import Foundation

/// The app's main: `swift run club-backends mock`, `file FOLDER` or
/// `remote ADDRESS`.
public func runClub(_ arguments: some Collection<String>) async {
  let console = TerminalConsole.shared
  do {
    let backend = try makeBackend(Array(arguments), console: console)
    let openClub = makeClub(
      console: console,
      clock: SystemClock.shared,
      users: backend.users,
      avatars: backend.avatars)
    await openClub()
  } catch {
    console.write("\(error)")
  }
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

/// The back end that these words choose.
///
/// - Throws: `ClubError.noSuchBackend`; what is wrong with the club's file.
func makeBackend(_ words: [String], console: any Console) throws -> Backend {
  let first = words.first?.lowercased().trimmingCharacters(in: .whitespaces)
  switch (first, words.count) {
  case ("mock", 1):
    return makeMockBackend()
  case ("file", 2):
    return try makeFileBackend(disk: .live(folder: URL(filePath: words[1])))
  case ("remote", 2):
    guard let address = URL(string: words[1]), address.host() != nil else {
      fallthrough
    }
    return makeRemoteBackend(
      http: .live(base: address, timeout: .seconds(5)),
      say: { console.write($0) },
      pause: { try await Task.sleep(for: .milliseconds(500)) },
      makeID: { UUID().uuidString })
  default:
    throw ClubError.noSuchBackend(words.joined(separator: " "))
  }
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
