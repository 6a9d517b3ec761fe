import Foundation
import SpecSupport
import Synchronization

@testable import SwapTheBackend

/// An evening at the club: what was typed, and what was answered.
enum Evening {
  static let typed = [
    "list", "join ada", "draw ada a red fox", "show ada", "join ada",
    "draw bob owl", "show bob", "join bob", "show bob", "list",
  ]

  static let read = [
    "Welcome to the injection club.",
    "Say: join NAME, draw NAME PICTURE, show NAME, list, quit",
    "Nobody is here yet.",
    "Welcome, ada. You are member 1.",
    "ada looks like this now: a red fox",
    "1 ada (a red fox), joined today",
    "The name ada is taken. Choose another.",
    "There is no member bob.",
    "There is no member bob.",
    "Welcome, bob. You are member 2.",
    "2 bob (no picture), joined today",
    "1 ada (a red fox), joined today",
    "2 bob (no picture), joined today",
    "Good night.",
  ]

  /// What is read when this is typed, in a club with this back end.
  static func lines(typed: [String] = typed, at backend: Backend) async
    -> [String]
  {
    await lines(typed: typed) { _ in backend }
  }

  /// What is read at a console which the back end may write to as well.
  static func lines(
    typed: [String], _ makeBackend: (any Console) throws -> Backend
  ) async rethrows -> [String] {
    let console = SpecConsole(typed)
    let backend = try makeBackend(console)
    let openClub = makeClub(
      console: console, clock: SpecClock(),
      users: backend.users, avatars: backend.avatars)
    await openClub()
    return console.lines
  }
}

/// A console at which everything was typed beforehand.
final class SpecConsole: Console {
  private let typed: Mutex<[String]>
  private let read = SpecRecorder<String>()

  init(_ typed: [String]) {
    self.typed = Mutex(typed)
  }

  var lines: [String] {
    read.values.flatMap { $0.split(separator: "\n").map(String.init) }
  }

  func nextLine() -> String? {
    typed.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }

  func write(_ line: String) {
    read.record(line)
  }
}

struct SpecClock: Clock {
  let now = Date.day1
}

extension Evening {
  /// What the person at the terminal reads in a club with the mock.
  static var linesWithTheMock: [String] { programs.lines(of: "mock") }

  /// What a person reads who asks for a back end that doesn't exist.
  static var linesWithAFloppy: [String] { programs.lines(of: "floppy") }

  private static let programs = SpecPrograms([
    "mock": .club("mock", typed: typed),
    "floppy": .club("floppy", typed: ["list"]),
  ])
}

extension SpecClient {
  /// The app's main with these words on its command line. It prints what the
  /// person at the terminal reads.
  static func club(_ words: String..., typed: [String] = []) -> SpecClient {
    SpecClient(
      """
      let input = Pipe()
      let typed = Data(\(typed).joined(separator: "\\n").utf8)
      try input.fileHandleForWriting.write(contentsOf: typed)
      try input.fileHandleForWriting.close()
      dup2(input.fileHandleForReading.fileDescriptor, 0)
      await runClub(\(words) as [String])
      """,
      declarations: "import Foundation")
  }
}

/// A folder of its own, which is gone afterwards.
func withFolder<Result>(
  _ body: (URL) async throws -> Result
) async throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "club-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  return try await body(folder)
}
