actor Shell {
  private let console: any Console
  private let obey: @Sendable (Command) async throws -> String

  init(
    console: some Console,
    obey: @escaping @Sendable (Command) async throws -> String
  ) {
    self.console = console
    self.obey = obey
  }

  func run() async {
    for line in [
      "Welcome to the injection club.",
      "Say: join NAME, draw NAME PICTURE, show NAME, list, quit",
    ] { console.write(line) }
    while true {
      guard let line = console.nextLine(), line != "quit" else { break }
      let answer: String
      do { answer = try await obey(Command(line)) } catch {
        answer = "\(error)"
      }
      console.write(answer)
    }
    console.write("Good night.")
  }
}
