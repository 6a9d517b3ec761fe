/// One of the three programs: turns the words of a command line into a command, runs it, and
/// returns the exit code.
public struct Program: Sendable {
  static let version = "0.9.0"
  /// May stand anywhere in a line, and asks for the form that a screen reader reads aloud.
  static let plainOption = "--plain"

  /// The product's name: `swift run workbook`.
  let name: String
  /// The first line of its help.
  let purpose: String
  let commands: [any Command.Type]
  /// What it does without a word; help when `nil`.
  let start: (@Sendable (inout Session) throws -> ExitCode)?
  /// Called before a command runs, for what a person must know in any case.
  let prepare: @Sendable (Session) -> Void
  public init(
    _ name: String, purpose: String, commands: [any Command.Type],
    start: (@Sendable (inout Session) throws -> ExitCode)? = nil,
    prepare: @escaping @Sendable (Session) -> Void = { _ in }
  ) {
    self.name = name
    self.purpose = purpose
    self.commands = commands
    self.start = start
    self.prepare = prepare
  }

  /// - Parameter line: The words behind the program's name.
  public func run(_ line: [String], _ dependencies: Dependencies) -> Int32 {
    var dependencies = dependencies
    // The option means what the variable means.
    if line.contains(Self.plainOption) { dependencies.environment["WORKBOOK_PLAIN"] = "1" }
    do {
      return try obey(line.filter { $0 != Self.plainOption }, dependencies).rawValue
    } catch let interrupted as ProcessClient.Interrupted {
      dependencies.terminal.writeError("\nStopped.\n")
      return 128 + interrupted.signal
    } catch let error as WorkbookError {
      dependencies.printError(error.problem, error.next)
      return (error.isUsage ? ExitCode.wrongUsage : .notGraded).rawValue
    } catch {
      dependencies.printError("\(error)", "See: swift run workbook doctor")
      return ExitCode.notGraded.rawValue
    }
  }

  private func obey(_ line: [String], _ dependencies: Dependencies) throws -> ExitCode {
    let rest = Array(line.dropFirst())
    let help = Help(program: self, style: dependencies.style)
    func show(_ page: [String]) -> ExitCode {
      dependencies.print(page)
      return .done
    }
    switch line.first {
    case "--version":
      dependencies.terminal.write("\(name) \(Self.version)\n")
      return .done
    case nil where start == nil, "--help", "-h":
      // Help needs no workbook: a person in the wrong folder may ask, too.
      return show(help.overview)
    case "help":
      return show(try help.page(for: rest))
    case nil:
      var session = try begin(dependencies)
      return try start?(&session) ?? .done
    case let word?:
      guard let type = commands.first(where: { $0.name == word }) else {
        throw help.unknown(word, near: suggestion(word, dependencies))
      }
      if rest.contains("--help") || rest.contains("-h") { return show(help.page(for: type)) }
      let command = try type.init(rest)
      var session = try begin(dependencies)
      return try command.run(in: &session)
    }
  }

  private func begin(_ dependencies: Dependencies) throws -> Session {
    let session = try Session(dependencies)
    prepare(session)
    return session
  }

  /// `check 1.1` where a person wrote an exercise in place of a command.
  private func suggestion(_ word: String, _ dependencies: Dependencies) -> String? {
    guard commands.contains(where: { $0.name == "check" }),
      let workbook = try? Workbook(around: dependencies.folder, dependencies),
      (try? workbook.syllabus.find(word)) != nil
    else { return nil }
    return "check \(word)"
  }
}

/// One of the three programs, as the others know it.
struct OtherProgram {
  let name: String
  /// Who needs it: `instructors`.
  let audience: String
  let commands: [String]

  static let all = [
    Self(
      name: "workbook", audience: "learners",
      commands: [
        "list", "next", "check", "watch", "hint", "solution", "reset", "again", "book", "report",
        "catch-up", "upgrade", "doctor",
      ]),
    Self(
      name: "workshop", audience: "instructors",
      commands: ["agenda", "handout", "grade", "class", "report"]),
    Self(name: "author", audience: "authors", commands: ["verify", "mutate"]),
  ]
}

extension Program {
  /// The other programs, whose commands it knows by name.
  var others: [OtherProgram] { OtherProgram.all.filter { $0.name != name } }
}
