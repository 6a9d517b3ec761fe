import Testing

@testable import WorkbookKit
@testable import workbook

/// The agendas that the instructor's kit shows, beside what the planner makes of our syllabus.
@Suite(.enabled(if: BookFiles.ours.chapter == nil)) struct AgendaPageTests {
  @Test(arguments: [("1.5", 1, ""), ("4", 1, "1.4"), ("8", 1, ""), ("8", 2, "")])
  func `an agenda stands on its page as the command writes it`(
    hours: String, days: Int, skipped: String
  ) throws {
    let page = try #require(BookFiles.ours.file("docs/Instructors/Agendas.md"))
    let syllabus = try Workbook(around: BookFiles.ours.root, files: .live).syllabus
    let workshop = try WorkbookKit.Workshop(
      syllabus: syllabus, from: syllabus.stages[0],
      without: skipped.isEmpty ? [] : syllabus.find(skipped),
      minutesADay: Hours(hours).minutes, days: days,
      start: TimeOfDay(minutes: 9 * 60 + 30), pauses: .usual)
    let lines = AgendaMarkdown(try AgendaPlanner(workshop).agenda()).lines

    let option = days == 1 ? "" : " --days \(days)"
    let without = skipped.isEmpty ? "" : " --without \(skipped)"
    let command = "swift run workbook agenda --hours \(hours)\(option)\(without) --format markdown"
    let isShown = page.text.contains("`\(command)`:\n\n\(lines.joined(separator: "\n"))\n\n## ")
    #expect(isShown, "Put what this prints behind it: \(command)")
  }
}
