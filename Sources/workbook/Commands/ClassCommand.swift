import Foundation
import WorkbookKit

struct ClassCommand: Command {
  static let name = "class"
  static let synopsis = "REPORT… [--format F] [--output FILE] [--title TEXT]"
  static let summary = "merges reports into one page: who is where, and who is stuck"
  static let audience = Audience.instructorsAndAuthors
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

  private let words: [String]
  private let format: Format
  private let output: String?
  private let title: String

  init(_ line: [String]) throws {
    let arguments = try Arguments(line, values: ["--format", "--output", "--title"])
    words = arguments.words
    output = arguments.value("--output")
    title = arguments.value("--title") ?? "Where the class stands"
    format =
      try arguments.value("--format").map(Format.init(named:))
      ?? output.flatMap(Format.init(endingOf:)) ?? .html
    guard !words.isEmpty else {
      throw WorkbookError(
        "Which reports?",
        next: "Write for instance: swift run workbook class reports --output class.html",
        isUsage: true)
    }
  }

  func run(in session: inout Session) throws -> ExitCode {
    let folder = session.dependencies.folder
    try checkOutput(in: session)
    let (reports, skipped) = ReportFiles(files: session.files).read(words, from: folder)
    for file in skipped {
      session.dependencies.complain("Left out: \(file.name): \(file.reason)")
    }
    guard !reports.isEmpty else {
      throw WorkbookError(
        "There is no report to show.",
        next: "Ask each learner for: swift run workbook report --format json --output FILE")
    }
    let report = ClassReport(reports: reports)
    let page = format.page(report, skipped, title: title)
    guard let output else {
      session.terminal.write(page)
      return .done
    }
    try write(page, to: output, in: session)
    session.tell(report.summary, "The page is in \(output)")
    return .done
  }
}

extension ClassCommand {
  private func checkOutput(in session: Session) throws {
    guard let output else {
      guard format == .html, session.terminal.isScreen else { return }
      let words = words.map(\.quotedForShell).joined(separator: " ")
      throw WorkbookError(
        "A terminal cannot show the page.",
        next: "Name a file: swift run workbook class \(words) --output class.html", isUsage: true)
    }
    try session.refuseToWriteOverWorkbook(output)
    let folder = session.dependencies.folder
    let path = ReportFiles.path(output, from: folder)
    if session.files.isFolder(path) {
      throw WorkbookError(
        "\(output) is a folder.",
        next: "Name a file: --output \("\(output)/class.\(format.ending)".quotedForShell)",
        isUsage: true)
    }
    let target = session.files.resolve(path)
    let isReport = words.contains {
      session.files.resolve(ReportFiles.path($0, from: folder)) == target
    }
    if isReport {
      throw WorkbookError(
        "\(output) is one of the reports.", next: "Name another file.", isUsage: true)
    }
  }

  private func write(_ page: String, to output: String, in session: Session) throws {
    let path = ReportFiles.path(output, from: session.dependencies.folder)
    do {
      try session.files.write(Data(page.utf8), path)
    } catch {
      throw WorkbookError("\(output) could not be written.", next: "Name another file.")
    }
  }

  /// What the page is written in.
  enum Format: String, CaseIterable {
    case html
    case markdown
    case csv

    init(named name: String) throws {
      guard let format = Format(rawValue: name) else {
        throw WorkbookError(
          "There is no format `\(name)` here.", next: "Write html, markdown or csv.", isUsage: true)
      }
      self = format
    }

    init?(endingOf path: String) {
      let format = Self.allCases.first { path.lowercased().hasSuffix(".\($0.ending)") }
      guard let format else { return nil }
      self = format
    }

    var ending: String { self == .markdown ? "md" : rawValue }

    func page(
      _ report: ClassReport, _ skipped: [ReportFiles.Skipped], title: String
    ) -> String {
      switch self {
      case .html: ClassPage(report, skipped: skipped, title: title).html
      case .markdown: ClassMarkdown(report, skipped: skipped, title: title).text
      case .csv: ClassCSV(report).text
      }
    }
  }
}
