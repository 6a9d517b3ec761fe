import WorkbookKit

struct HelpCommand: Command {
  static let name = "help"
  static let synopsis = "[COMMAND]"
  static let summary = "explains the workbook's commands, or one of them"

  private let word: String?

  init(_ line: [String]) throws {
    let arguments = try Arguments(line)
    try arguments.atMost(1)
    word = arguments.words.first
    guard let word, !everyCommand.contains(where: { $0.name == word }) else { return }
    let near = NearMiss.candidates(for: word, among: everyCommand.map { $0.name })
    throw WorkbookError(
      "There is no command `\(word)`.",
      next: near.first.map { "Did you mean `\($0)`?" } ?? "See: swift run workbook help",
      isUsage: true)
  }

  func run(in session: inout Session) throws -> ExitCode {
    session.print(lines)
    return .done
  }

  /// It needs no workbook: whoever stands in the wrong folder may ask too.
  var lines: [String] {
    let type = everyCommand.first { $0.name == word }
    return type.map { Self.page(for: $0) } ?? Self.overview
  }

  static var overview: [String] {
    [
      "Learn dependency injection in Swift by turning red specs green.",
      "",
      "swift run workbook            shows where you are and what to do next",
      "swift run workbook COMMAND",
      "",
    ]
      + rows(for: .learners)
      + ["", "For instructors and authors:"]
      + rows(for: .instructorsAndAuthors)
      + [
        "",
        "WHAT names exercises: 1.2, 02-hidden-inputs, HiddenInputs, a stage, all.",
        "More on one: swift run workbook help COMMAND",
      ]
  }

  private static func rows(for audience: Audience) -> [String] {
    let width = everyCommand.map { $0.name.count }.max() ?? 0
    return everyCommand.filter { $0.audience == audience }.map { type in
      "  " + type.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + type.summary
    }
  }

  static func page(for type: any Command.Type) -> [String] {
    let words = ["swift run workbook", type.name, type.synopsis].filter { !$0.isEmpty }
    return [
      words.joined(separator: " "), "",
      type.summary.prefix(1).uppercased()
        + type.summary.dropFirst() + ".",
    ]
      + (type.details.isEmpty ? [] : [""] + type.details)
  }
}
