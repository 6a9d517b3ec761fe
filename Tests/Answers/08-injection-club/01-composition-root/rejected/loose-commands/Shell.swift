struct Command {
  let verb: String
  let needed: Int
  let run: ([String]) async throws -> String

  init(
    _ verb: String, _ needed: Int,
    run: @escaping ([String]) async throws -> String
  ) {
    self.verb = verb
    self.needed = needed
    self.run = run
  }
}

/// Reads what a member types, and answers.
struct Shell {
  let console: any Console
  let commands: [Command]

  func run() async {
    console.write("Welcome to the injection club.")
    console.write("Say: join NAME, draw NAME PICTURE, show NAME, list, quit")
    while let line = console.nextLine(), line != "quit" {
      do {
        console.write(try await answer(to: line))
      } catch {
        console.write("\(error)")
      }
    }
    console.write("Good night.")
  }

  private func answer(to line: String) async throws -> String {
    let words = line.split(separator: " ").map(String.init)
    let arguments = Array(words.dropFirst())
    guard let command = commands.first(where: { $0.verb == words.first }),
      arguments.count >= command.needed
    else { return "I do not understand: \(line)" }
    return try await command.run(arguments)
  }
}
