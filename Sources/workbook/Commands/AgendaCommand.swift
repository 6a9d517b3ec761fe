import Foundation
import WorkbookKit

struct AgendaCommand: Command {
  static let name = "agenda"
  static let synopsis = "--hours H [--days N] [--from STAGE] [--start 09:30]"
  static let summary = "plans a workshop that fits the time, from the exercises' minutes"
  static let audience = Audience.instructorsAndAuthors
  static let details = [
    "--hours H         hours a day, breaks and all: 1.5, 8, 1:30; 12 at most",
    "--days N          1 to 10; 1 when not given",
    "--from STAGE      the stage to begin at: 3, 03-initializer-injection",
    "--without LIST    leaves out exercises or stages: 1.4,2.2,6",
    "--start TIME      when each day begins; 09:30 when not given",
    "--breaks LIST     10:45/15,12:30/60 (a time and its minutes), or none;",
    "                  15 minutes after some 90 of work, and lunch, when not given",
    "--format F        text, markdown or html; without it, what FILE's ending says",
    "--output FILE     writes it to a file: plan.html, plan.md, plan.txt",
    "",
    "A room gets a fifth more than an exercise's minutes. What does not fit is named.",
  ]

  private let hours: Hours
  private let days: Int
  private let stage: String?
  private let without: [String]
  private let start: TimeOfDay
  private let pauses: Pauses
  private let format: AgendaFormat
  private let path: String?

  init(_ line: [String]) throws {
    let arguments = try Arguments(
      line,
      values: [
        "--hours", "--days", "--from", "--without", "--start", "--breaks", "--format", "--output",
      ])
    try arguments.atMost(0)
    guard let hours = arguments.value("--hours") else {
      throw WorkbookError(
        "How many hours?", next: "Write for instance: swift run workbook agenda --hours 4",
        isUsage: true)
    }
    self.hours = try Hours(hours)
    days = try arguments.value("--days").map(Self.days) ?? 1
    stage = arguments.value("--from")
    without = arguments.value("--without").map(Self.list) ?? []
    start = try Self.start(arguments.value("--start") ?? "09:30")
    pauses = try arguments.value("--breaks").map { try Pauses($0) } ?? .usual
    path = arguments.value("--output")
    format =
      try arguments.value("--format").map { try AgendaFormat($0) }
      ?? path.map { try AgendaFormat(endingOf: $0) } ?? .text
  }

  private static func list(_ text: String) -> [String] {
    text.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private static func days(_ text: String) throws -> Int {
    guard let days = Int(text), (1...10).contains(days) else {
      throw WorkbookError(
        "--days takes a number from 1 to 10, and not `\(text)`.", next: "For instance: --days 2",
        isUsage: true)
    }
    return days
  }

  private static func start(_ text: String) throws -> TimeOfDay {
    guard let start = TimeOfDay(text) else {
      throw WorkbookError(
        "--start takes a time of day, and not `\(text)`.", next: "For instance: --start 09:30",
        isUsage: true)
    }
    return start
  }

  func run(in session: inout Session) throws -> ExitCode {
    let syllabus = session.workbook.syllabus
    let workshop = try Workshop(
      syllabus: syllabus, from: try stage.map(syllabus.findStage) ?? syllabus.stages[0],
      without: try without.flatMap(syllabus.find), minutesADay: hours.minutes, days: days,
      start: start, pauses: pauses)
    let lines = format.lines(
      of: try AgendaPlanner(workshop).agenda(), style: path == nil ? session.style : nil)
    guard let path else {
      session.print(lines)
      return .done
    }
    try session.refuseToWriteOverWorkbook(path)
    let absolute = session.absolute(path)
    do {
      try session.files.write(Data(lines.map { $0 + "\n" }.joined().utf8), absolute)
    } catch {
      throw WorkbookError(
        "The agenda could not be written to \(path)",
        next: "Name a file in a folder that you may write in.")
    }
    session.tell("The agenda is in \(path)")
    return .done
  }
}
