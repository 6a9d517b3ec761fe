import ChildProcess
import Foundation

@testable import WorkbookCore
@testable import workbook
@testable import workshop

/// A copy of the workbook, as a reader has it who has just begun, to run a page's commands in.
///
/// It is what `handout --with-solutions` writes: nothing of the developer's own answers and
/// progress is in it.
final class WorkbookCopy {
  struct Result: Sendable {
    let ending: ChildProcess.Ending
    /// What a terminal of 80 columns showed.
    let lines: [String]
  }

  private let folder: TemporaryFolder
  private let source: BookFiles
  private let syllabus: Syllabus
  private var root: String { "\(folder.path)/workbook" }

  init(of book: BookFiles) throws {
    source = book
    folder = try TemporaryFolder()
    let workbook = try Workbook(around: book.root, .test(files: .live))
    syllabus = workbook.syllabus
    try Handout(of: workbook.with(files: .live)).write(
      to: "\(folder.path)/workbook", withSolutions: true)
    try FileSystemClient.live.copy("\(root)/Exercises", "\(folder.path)/Exercises")
  }

  /// Runs a command in it. Whatever commands before it have changed is put back first.
  func run(_ command: ShellCommand) throws -> Result {
    try putBack()
    if let answer = command.answer { try solve(answer) }
    let terminal = try PseudoTerminal()
    var environment = Program.environment
    environment["NO_COLOR"] = "1"
    environment["TERM"] = "xterm"
    environment["TMPDIR"] = "\(folder.path)/tmp"
    if let module = moduleToTest(command.text) { environment["WORKBOOK_ONLY"] = module }
    let line = "cd \(Self.quoted(root)) && { \(withBuiltPrograms(command.text))\n}"
    let deadline = ContinuousClock.now + .seconds(600)
    let ending = try ChildProcess(
      "/bin/sh", ["-c", "(\(line)) >\(terminal.path) 2>&1"], environment: environment
    ).run(
      onOutput: { _ in },
      shouldStop: {
        terminal.read()
        // What says how to stop it would go on for ever.
        return terminal.lines.contains { $0.contains("Ctrl-C") } || ContinuousClock.now > deadline
      })
    terminal.read()
    return Result(ending: ending, lines: terminal.lines)
  }

  private func putBack() throws {
    try FileSystemClient.live.remove("\(root)/.workbook")
    try FileSystemClient.live.remove("\(root)/Exercises")
    try FileSystemClient.live.copy("\(folder.path)/Exercises", "\(root)/Exercises")
  }

  /// Our answer first, then the files in which the other one differs.
  private func solve(_ answer: String) throws {
    let key = answer.split(separator: "/").prefix(2).joined(separator: "/")
    for place in ["Solutions/\(key)", "Tests/Answers/\(answer)"] {
      for name in try FileSystemClient.live.swiftFiles(in: source.absolute(place)) {
        let text = try FileSystemClient.live.text(source.absolute("\(place)/\(name)"))
        try FileSystemClient.live.write(Data(text.utf8), "\(root)/Exercises/\(key)/\(name)")
      }
    }
  }

  /// `swift run workbook …` starts the program that is built already: building it takes minutes.
  private func withBuiltPrograms(_ command: String) -> String {
    command.replacing(/swift run (?:-c release )?([\w-]+)/) { match in
      BuiltProducts.program(String(match.output.1)).map(Self.quoted) ?? String(match.output.0)
    }
  }

  /// `swift test --filter Farm` needs only that exercise to be built.
  private func moduleToTest(_ command: String) -> String? {
    guard let match = command.firstMatch(of: /^swift test --filter (\w+)$/) else { return nil }
    return syllabus.exercises.map(\.module).first { $0 == match.output.1 }
  }

  private static func quoted(_ path: String) -> String {
    "'\(path.replacing("'", with: "'\\''"))'"
  }
}
