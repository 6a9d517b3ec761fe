/// Reads what a member types, and answers.
final class Shell: Sendable {
  static let shared = Shell()

  private static let greeting: Void = {
    TerminalConsole.shared.write("Welcome to the injection club.")
    TerminalConsole.shared.write(
      "Say: join NAME, draw NAME PICTURE, show NAME, list, quit")
  }()

  func run() async {
    _ = Self.greeting
    while let line = TerminalConsole.shared.nextLine(), line != "quit" {
      do {
        TerminalConsole.shared.write(try await answer(to: line))
      } catch {
        complain(error)
      }
    }
    TerminalConsole.shared.write("Good night.")
  }

  private func answer(to line: String) async throws -> String {
    let words = line.split(separator: " ", maxSplits: 2).map(String.init)
    switch (words.first, words.count) {
    case ("join", 2): return try await Reception.shared.join(words[1])
    case ("draw", 3):
      return try await Studio.shared.draw(words[2], for: words[1])
    case ("show", 2): return try await Board.shared.card(of: words[1])
    case ("list", 1): return try await Board.shared.list()
    default: return "I do not understand: \(line)"
    }
  }
}

private func complain(_ error: any Error) {
  TerminalConsole.shared.write("\(error)")
}
