import WorkbookCore

struct AgendaCommand: Command {
  static let name = "agenda"
  static let synopsis = "[--path NAME] [--hours H] [--days N] [--from STAGE] [--start 09:30]"
  static let summary = "plans a workshop that fits the time, from the exercises' minutes"
  static let details = [
    "--path NAME       plans that path alone: afternoon, essentials",
    "--hours H         hours a day, with breaks: 1.5; at most 12; 8 when not given",
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

  private let arguments: Arguments

  init(_ line: [String]) throws {
    let options = [
      "path", "hours", "days", "from", "without", "start", "breaks", "format", "output",
    ]
    arguments = try Arguments(line, values: options.map { "--\($0)" })
    try arguments.atMost(0)
  }

  func run(in session: inout Session) throws -> ExitCode {
    let path = arguments.value("--output")
    let format = try AgendaFormat(named: arguments.value("--format"), for: path, usual: .text)
    let file = try path.map { try OutputFile($0, holding: "agenda", in: session) }
    let agenda = try Agenda(of: workshop(from: session.workbook.syllabus))
    let style = path == nil ? session.style : Style(.pipe, width: 80)
    let text = format.text(of: agenda, style: style)
    guard let file else {
      session.print(text)
      return .done
    }
    try file.write("\(text)\n")
    session.printWrapped("The agenda is in \(file.shown)")
    return .done
  }

  private func workshop(from syllabus: Syllabus) throws -> Workshop {
    let first = try arguments.value("--from").map(syllabus.findStage)?.number ?? 1
    let path = try arguments.value(
      "--path", "a path", example: "essentials", meaning: LearningPath.init(rawValue:))
    var workshop = Workshop(
      stages: syllabus.on(path ?? .everything).stages.filter { $0.number >= first })
    let skipped = arguments.value("--without")?.split(separator: ",") ?? []
    workshop.skipped = try skipped.flatMap { try syllabus.find(String($0)) }
    let start =
      try arguments.value(
        "--start", "a time of day", example: "09:30", meaning: TimeOfDay.minutes) ?? 9 * 60 + 30
    let hours = try arguments.value("--hours", "a number from 0.5 to 12", example: "1.5") { text in
      Double(text).flatMap { (0.5...12).contains($0) ? $0 : nil }
    }
    workshop.day = start..<start + Int(((hours ?? 8) * 60).rounded())
    workshop.days = try arguments.count("--days", atMost: 10) ?? 1
    workshop.breaks = try arguments.value(
      "--breaks", "times and their minutes, or the word none", example: "10:45/15,12:30/60",
      meaning: Self.breaks)
    return workshop
  }

  private static func breaks(_ text: String) -> [Range<Int>]? {
    var breaks: [Range<Int>] = []
    for item in text.split(separator: ",") where text != "none" {
      let parts = item.split(separator: "/")
      guard parts.count == 2, let start = TimeOfDay.minutes(parts[0]), let minutes = Int(parts[1]),
        (1...720).contains(minutes)
      else { return nil }
      breaks.append(start..<start + minutes)
    }
    return breaks.sorted { $0.lowerBound < $1.lowerBound }
  }
}
