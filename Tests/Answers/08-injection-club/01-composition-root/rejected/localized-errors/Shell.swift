// Wrong: errors are told with their localized descriptions.
// Rejected by: an error of the users is told, too

import Foundation

/// Reads what a member types, and answers.
struct Shell {
  let console: any Console
  let reception: Reception
  let studio: Studio
  let board: Board

  func run() async {
    console.write("Welcome to the injection club.")
    console.write("Say: join NAME, draw NAME PICTURE, show NAME, list, quit")
    while let line = console.nextLine(), line != "quit" {
      do {
        console.write(try await answer(to: line))
      } catch {
        complain(error)
      }
    }
    console.write("Good night.")
  }

  private func complain(_ error: any Error) {
    switch error {
    case let error as any LocalizedError:
      console.write(error.errorDescription ?? "\(error)")
    default: console.write("\(error)")
    }
  }

  private func answer(to line: String) async throws -> String {
    let words = line.split(separator: " ", maxSplits: 2).map(String.init)
    switch (words.first, words.count) {
    case ("join", 2): return try await reception.join(words[1])
    case ("draw", 3): return try await studio.draw(words[2], for: words[1])
    case ("show", 2): return try await board.card(of: words[1])
    case ("list", 1): return try await board.list()
    default: return "I do not understand: \(line)"
    }
  }
}
