import SpecSupport

/// An evening at the club: what is typed, and what the program prints for it.
///
/// It was written down before anything was changed.
enum Evening {
  static let typed = [
    "list", "join ada", "join bob", "join ada", "draw ada fox",
    "draw bob an owl", "draw ada lynx", "draw eve cat", "show ada", "show eve",
    "list", "dance", "join", "list all", "show ada now", "quit", "list",
  ]

  static let transcript = [
    "Welcome to the injection club.",
    "Say: join NAME, draw NAME PICTURE, show NAME, list, quit",
    "Nobody is here yet.",
    "Welcome, ada. You are member 1.",
    "Welcome, bob. You are member 2.",
    "The name ada is taken. Choose another.",
    "ada looks like this now: fox",
    "bob looks like this now: an owl",
    "ada looks like this now: lynx",
    "There is no member eve.",
    "1 ada (lynx), joined today",
    "There is no member eve.",
    "1 ada (lynx), joined today",
    "2 bob (an owl), joined today",
    "I do not understand: dance",
    "I do not understand: join",
    "I do not understand: list all",
    "I do not understand: show ada now",
    "Good night.",
  ]

  /// What the club says at the beginning and at the end of each evening.
  static let frame = [transcript[0], transcript[1], "Good night."]

  /// The first line that is not as it was: what was printed, and what is pinned.
  static func firstDifference(
    in lines: [String]
  ) -> (printed: String, pinned: String) {
    let nothing = "(nothing more)"
    for number in 0..<max(lines.count, transcript.count) {
      let printed = number < lines.count ? lines[number] : nothing
      let pinned = number < transcript.count ? transcript[number] : nothing
      if printed != pinned { return (printed, pinned) }
    }
    return (nothing, nothing)
  }

  /// What the program prints when this is typed at its keyboard.
  static var lines: [String] {
    programs.lines(of: "an evening")
  }

  /// What a club at a console of its own shows, and what is left at the
  /// keyboard.
  static var linesWithoutAKeyboard: [String] {
    programs.lines(of: "without a keyboard")
  }

  private static let programs = SpecPrograms([
    "an evening": SpecClient(program, declarations: "import Foundation"),
    "without a keyboard": SpecClient(
      withoutAKeyboard, declarations: "import Foundation"),
  ])

  /// Starts the program, and types through its standard input.
  private static let program = """
    let keyboard = Pipe()
    let typed = \(typed.map { $0 + "\n" }.joined().debugDescription)
    try keyboard.fileHandleForWriting.write(contentsOf: Data(typed.utf8))
    try keyboard.fileHandleForWriting.close()
    dup2(keyboard.fileHandleForReading.fileDescriptor, 0)
    await runClub()
    """

  /// Runs a club at a console of its own, and leaves a line at the keyboard.
  private static let withoutAKeyboard = """
    final class SpecDesk: Console, @unchecked Sendable {
      var typed = ["join ada"]
      func nextLine() -> String? { typed.isEmpty ? nil : typed.removeFirst() }
      func write(_ line: String) { print("shown:", line) }
    }
    let keyboard = Pipe()
    try keyboard.fileHandleForWriting.write(contentsOf: Data("join eve\\n".utf8))
    try keyboard.fileHandleForWriting.close()
    dup2(keyboard.fileHandleForReading.fileDescriptor, 0)
    let openClub = makeClub(
      console: SpecDesk(), clock: SystemClock(), users: MemoryUsers(), avatars: MemoryAvatars())
    await openClub()
    print("left at the keyboard:", readLine() ?? "nothing")
    """
}
