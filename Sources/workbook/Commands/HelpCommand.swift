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
    session.print(page.lines(session.style))
    return .done
  }

  var page: HelpPage {
    let type = everyCommand.first { $0.name == word }
    return type.map { Self.page(for: $0) } ?? Self.overview
  }

  static var overview: HelpPage {
    HelpPage(
      parts: [
        .line("Learn dependency injection in Swift by turning red specs green."),
        .gap,
        .row("swift run workbook", "shows where you are and what to do next", column: 30),
        .line("swift run workbook COMMAND"),
        .gap,
      ]
        + rows(for: .learners)
        + [.gap, .line("For instructors and authors:")]
        + rows(for: .instructorsAndAuthors)
        + [
          .gap,
          .text([
            "WHAT names exercises: 1.2, 02-hidden-inputs, HiddenInputs, a stage, all.",
            "With a screen reader: add --plain, or set WORKBOOK_PLAIN=1 once.",
          ]),
          .line("More on one: swift run workbook help COMMAND"),
        ])
  }

  private static func rows(for audience: Audience) -> [HelpPage.Part] {
    let width = everyCommand.map { $0.name.count }.max() ?? 0
    return everyCommand.filter { $0.audience == audience }
      .map { .row("  \($0.name)", $0.summary, column: width + 4) }
  }

  static func page(for type: any Command.Type) -> HelpPage {
    let summary = type.summary.prefix(1).uppercased() + type.summary.dropFirst() + "."
    return HelpPage(
      parts: [
        .call("swift run workbook \(type.name)", synopsis: type.synopsis), .gap, .text([summary]),
      ]
        + (type.details.isEmpty ? [] : [.gap] + HelpPage.Part.parts(of: type.details)))
  }
}
