import WorkbookCore

struct ReportCommand: Command {
  static let name = "report"
  static let synopsis = "REPORT [--format F] [--output FILE] [--only WHAT]"
  static let summary = "turns a learner's report in JSON into another format"
  static let details = [
    "REPORT          what `swift run workbook report --format json --output REPORT`",
    "                wrote",
    "--format F      text, markdown, html, json, junit, exercism, classroom50 or",
    "                github; without it, what FILE's ending says, else text",
    "--output FILE   writes it into FILE, and a summary here",
    "--only WHAT     leaves out other exercises: 1.2, a stage; several with commas",
    "--learner NAME  puts another name into it",
    "--strict        exit code 1 when something that was begun is not solved",
    "",
    "All the formats: docs/Instructors/Reports.md",
    "Exit code: 0 it was written, whatever stands in it; 2 it could not be; 64 wrong",
    "usage.",
  ]

  private let arguments: Arguments
  private let source: String
  private let format: ReportFormat

  init(_ line: [String]) throws {
    arguments = try Arguments(
      line, flags: ["--strict"], values: ["--format", "--output", "--only", "--learner"])
    try arguments.atMost(1)
    source = try arguments.first(orAsk: "Which report?", example: "workshop report report.json")
    format = try ReportFormat(
      named: arguments.value("--format"), for: arguments.value("--output"), usual: .text)
  }

  func run(in session: inout Session) throws -> ExitCode {
    let file = try arguments.value("--output").map {
      try OutputFile($0, holding: "report", in: session, reading: [source])
    }
    let report = try report(session)
    let text = try format.text(of: report, in: session.workbook)
    let screen = TextReport(
      report, hasSigns: session.style.isScreen, isPlain: session.style.isPlain)
    if let file {
      try file.write(text)
      session.printWrapped(["The report is in \(file.shown)", ""] + screen.lines)
    } else if format == .text {
      session.printWrapped(screen.lines)
    } else {
      session.terminal.write(text)
    }
    return arguments.has("--strict") && report.unsolved > 0 ? .notSolved : .done
  }

  private func report(_ session: Session) throws -> LearnerReport {
    let path = session.absolute(source)
    guard session.files.exists(path), !session.files.isFolder(path) else {
      throw WorkbookError(
        "There is no file \(source).",
        next: "Make one: swift run workbook report --format json --output "
          + source.quotedForShell, isUsage: true)
    }
    guard let data = try? session.files.read(path) else {
      throw WorkbookError("\(source) cannot be read.", next: "Check its permissions.")
    }
    var report = try LearnerReport(json: data, named: source)
    report.learner = arguments.value("--learner") ?? report.learner
    let only = arguments.value("--only")?.split(separator: ",").map(String.init) ?? []
    let modules = try only.flatMap(session.workbook.syllabus.find).map(\.module)
    if !only.isEmpty { report.exercises.removeAll { !modules.contains($0.module) } }
    return report
  }
}
