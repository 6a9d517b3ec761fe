import WorkbookKit

/// Turns the words of a command line into a command, runs it, and returns the exit code.
struct Program {
  static let version = "0.1.0"
  /// May stand anywhere in a line, and asks for the form that is read aloud.
  static let plainOption = "--plain"

  private let dependencies: Dependencies

  init(_ dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  /// - Parameter line: The words behind the program's name.
  func run(_ line: [String]) -> Int32 {
    guard line.contains(Self.plainOption) else { return obey(line) }
    // The option means what the variable means.
    var plain = dependencies
    plain.environment["WORKBOOK_PLAIN"] = "1"
    return Program(plain).obey(line.filter { $0 != Self.plainOption })
  }

  private func obey(_ line: [String]) -> Int32 {
    do {
      return try command(for: line)?.rawValue ?? 0
    } catch let interrupted as Programs.Interrupted {
      dependencies.terminal.writeError("\nStopped.\n")
      return 128 + interrupted.signal
    } catch let error as WorkbookError {
      dependencies.complain(error.problem, error.next)
      return (error.isUsage ? ExitCode.wrongUsage : .notGraded).rawValue
    } catch {
      dependencies.complain("\(error)", "See: swift run workbook doctor")
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
      show(HelpCommand.overview)
      return .done
    default:
      break
    }
    guard let type = everyCommand.first(where: { $0.name == word }) else { throw unknown(word) }
    let rest = Array(line.dropFirst())
    if rest.contains("--help") || rest.contains("-h") {
      show(HelpCommand.page(for: type))
      return .done
    }
    let command = try type.init(rest)
    if let help = command as? HelpCommand {
      show(help.page)
      return .done
    }
    var session = try Session(dependencies)
    return try command.run(in: &session)
  }

  /// Help needs no workbook: whoever stands in the wrong folder may ask too.
  private func show(_ page: HelpPage) {
    dependencies.terminal.write(page.lines(dependencies.style).map { $0 + "\n" }.joined())
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
