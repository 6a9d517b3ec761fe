import WorkbookKit

/// Turns the words of a command line into a command, runs it, and returns the exit code.
struct Program {
  static let version = "0.1.0"

  private let dependencies: Dependencies

  init(_ dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func run(_ line: [String]) -> Int32 {
    do {
      return try command(for: line)?.rawValue ?? 0
    } catch let interrupted as Programs.Interrupted {
      dependencies.terminal.writeError("\nStopped.\n")
      return 128 + interrupted.signal
    } catch let error as WorkbookError {
      dependencies.terminal.writeError("\(error.problem)\n\(error.next)\n".printable)
      return (error.isUsage ? ExitCode.wrongUsage : .notGraded).rawValue
    } catch {
      dependencies.terminal.writeError("\(error)\nSee: swift run workbook doctor\n".printable)
      return ExitCode.notGraded.rawValue
    }
  }

  private func command(for line: [String]) throws -> ExitCode? {
    guard let word = line.first else {
      var session = try Session(dependencies)
      return try FrontDoor().run(in: &session)
    }
    switch word {
    case "--version":
      dependencies.terminal.write("workbook \(Self.version)\n")
      return .done
    case "--help", "-h":
      dependencies.terminal.write(HelpCommand.overview.map { $0 + "\n" }.joined())
      return .done
    default:
      break
    }
    guard let type = everyCommand.first(where: { $0.name == word }) else { throw unknown(word) }
    let rest = Array(line.dropFirst())
    if rest.contains("--help") || rest.contains("-h") {
      dependencies.terminal.write(HelpCommand.page(for: type).map { $0 + "\n" }.joined())
      return .done
    }
    let command = try type.init(rest)
    if let help = command as? HelpCommand {
      dependencies.terminal.write(help.lines.map { $0 + "\n" }.joined())
      return .done
    }
    var session = try Session(dependencies)
    return try command.run(in: &session)
  }

  private func unknown(_ word: String) -> WorkbookError {
    let near = NearMiss.candidates(for: word, among: everyCommand.map { $0.name })
    let isExercise = (try? Session(dependencies).workbook.syllabus.find(word)) != nil
    let suggestions = isExercise ? ["check \(word)"] : near
    return WorkbookError(
      "There is no command `\(word)`.",
      next: suggestions.isEmpty
        ? "See: swift run workbook help"
        : "Did you mean \(suggestions.map { "`\($0)`" }.joined(separator: " or "))?",
      isUsage: true)
  }
}
