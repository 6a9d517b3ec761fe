/// Every command of a page ends well, and prints what the page says.
struct CommandRule {
  let results: CommandResults

  /// The commands of the page's `sh` blocks and transcripts.
  static func commands(of page: TextFile) -> [ShellCommand] {
    Fence.all(in: page).flatMap { fence in
      fence.language == "sh"
        ? ShellCommand.all(in: fence).map(\.command)
        : transcripts(in: fence).map { ShellCommand(text: $0.command) }
    }
  }

  static func transcripts(in fence: Fence) -> [Transcript] {
    fence.language == "text" ? Transcript.all(in: fence) : []
  }

  func problems(with page: TextFile) -> [Problem] {
    Fence.all(in: page).flatMap { fence -> [Problem] in
      if fence.language == "sh" {
        return ShellCommand.all(in: fence).flatMap { problems(page, $0.line, $0.command) }
      }
      return Self.transcripts(in: fence).flatMap {
        problems(page, $0, ShellCommand(text: $0.command))
      }
    }
  }

  private func problems(_ page: TextFile, _ line: Int, _ command: ShellCommand) -> [Problem] {
    guard let result = results[command] else {
      return [
        Problem(page, line: line, "`\(command.text)` was not run.", next: "Run the tests again.")
      ]
    }
    switch result.ending {
    case .exited(let code) where command.accepts(status: code): return []
    case .stopped where result.lines.contains { $0.contains("Ctrl-C") }: return []
    default: break
    }
    let end = result.lines.suffix(8).map { "  \($0)" }.joined(separator: "\n")
    return [
      Problem(
        page, line: line, "`\(command.text)` ended with \(result.ending):\n\(end)",
        next: "A reader who has just begun must be able to run it, in two minutes: it is to end "
          + "with 0, or with 1 where it grades. Each line is run alone, in the package's folder.")
    ]
  }

  private func problems(
    _ page: TextFile, _ transcript: Transcript, _ command: ShellCommand
  ) -> [Problem] {
    let ending = problems(page, transcript.line, command)
    guard ending.isEmpty, let result = results[command] else { return ending }
    guard let difference = transcript.difference(from: result.lines) else { return [] }
    let printed = difference.printed.map { "  printed:  \($0)" } ?? "  printed:  (nowhere)"
    return [
      Problem(
        page, line: difference.line,
        "`\(transcript.command)` prints something else.\n"
          + "  the page: \(difference.expected)\n\(printed)",
        next: "Run it in a fresh copy (`swift run workshop handout ../handout`), and quote what a "
          + "terminal of 80 columns shows. A line “…” stands for lines left out.")
    ]
  }
}

extension CommandRule {
  /// The root's page shows somebody half-way; this answer of exercise 1.1 is what they have.
  static let readmeAnswer =
    "01-hidden-singletons/01-inherited-object/rejected/falls-back-when-empty"

  /// The commands of the root's page: those with what they print, and those of the tool's. Its
  /// `swift test` builds all exercises; the project's other checks do that.
  static func readmeCommands(_ book: BookFiles) -> [ShellCommand] {
    guard book.chapter == nil, let page = book.file("README.md") else { return [] }
    return Fence.all(in: page).flatMap { fence in
      readmeBlock(fence).map(\.command)
        + transcripts(in: fence).map { ShellCommand(text: $0.command, answer: readmeAnswer) }
    }
  }

  private static func readmeBlock(_ fence: Fence) -> [(command: ShellCommand, line: Int)] {
    guard fence.language == "sh" else { return [] }
    return ShellCommand.all(in: fence).filter { $0.command.text.hasPrefix("swift run workbook") }
  }

  func problems(withReadme page: TextFile) -> [Problem] {
    Fence.all(in: page).flatMap { fence in
      Self.readmeBlock(fence).flatMap { problems(page, $0.line, $0.command) }
        + Self.transcripts(in: fence).flatMap {
          problems(page, $0, ShellCommand(text: $0.command, answer: Self.readmeAnswer))
        }
    }
  }
}
