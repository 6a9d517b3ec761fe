import WorkbookCore

struct ClassCommand: Command {
  static let name = "class"
  static let synopsis = "REPORT… [--format F] [--output FILE] [--title TEXT]"
  static let summary = "merges reports into one page: who is where, and who is stuck"
  static let details = [
    "REPORT          a file that `report --format json` wrote, or a folder of them",
    "--format F      html, markdown or csv; without it, what FILE's ending says",
    "--output FILE   writes the page there, and not to standard output",
    "--title TEXT    what stands above it; not in csv",
    "",
    "What is no report is told and left out. Reports under one name are merged.",
    "",
    "Exit code: 0 done, 2 no report could be read, 64 wrong usage.",
  ]

  private let arguments: Arguments
  private let format: Format

  init(_ line: [String]) throws {
    arguments = try Arguments(line, values: ["--format", "--output", "--title"])
    format = try Format(
      named: arguments.value("--format"), for: arguments.value("--output"), usual: .html)
    _ = try arguments.first(
      orAsk: "Which reports?", example: "workshop class reports --output class.html")
  }

  func run(in session: inout Session) throws -> ExitCode {
    let file = try file(in: session)
    let (reports, skipped) = ReportFiles(files: session.files)
      .read(arguments.words, from: session.dependencies.folder)
    for file in skipped {
      session.dependencies.printError("Left out: \(file.name): \(file.reason)")
    }
    guard !reports.isEmpty else {
      throw WorkbookError(
        "There is no report to show.",
        next: "Ask each learner for: swift run workbook report --format json --output FILE")
    }
    let report = ClassReport(reports: reports)
    let page = ClassPage(
      report: report, skipped: skipped,
      title: arguments.value("--title") ?? "Where the class stands")
    let text = format.text(of: page)
    guard let file else {
      session.terminal.write(session.terminal.isScreen ? text.printable : text)
      return .done
    }
    try file.write(text)
    session.printWrapped(report.summary, "The page is in \(file.shown)")
    return .done
  }

  private func file(in session: Session) throws -> OutputFile? {
    if let output = arguments.value("--output") {
      return try OutputFile(output, holding: "page", in: session, reading: arguments.words)
    }
    guard format == .html, session.terminal.isScreen else { return nil }
    let words = arguments.words.map(\.quotedForShell).joined(separator: " ")
    throw WorkbookError(
      "A terminal cannot show the page.",
      next: "Name a file: swift run workshop class \(words) --output class.html", isUsage: true)
  }

  /// What the page is written in.
  enum Format: String, FileFormat {
    case html
    case markdown
    case csv

    func text(of page: ClassPage) -> String {
      switch self {
      case .html: page.html
      case .markdown: page.markdown
      case .csv: page.report.csv
      }
    }
  }
}
