import Testing

@testable import WorkbookCore
@testable import workshop

/// The agendas that the instructor's kit shows, and what the planner makes of our syllabus.
@Suite(.enabled(if: BookFiles.ours.chapter == nil)) struct AgendaPageTests {
  @Test(
    arguments: [
      (nil, "1.5", 1, []), (nil, "4", 1, ["1.4", "1.5", "2.2", "2.5"]),
      (.afternoon, "8", 1, ["4.1", "5.3"]),
      (.essentials, "8", 2, ["4.4", "7.1"]),
    ] as [(LearningPath?, String, Int, [String])])
  func `an agenda on the page is as the command writes it`(
    path: LearningPath?, hours: String, days: Int, skipped: [String]
  ) throws {
    let page = try #require(BookFiles.ours.file("docs/Instructors/Agendas.md"))
    let syllabus = try Workbook(around: BookFiles.ours.root, .test(files: .live)).syllabus
    var plan = workshop.Workshop(stages: syllabus.on(path ?? .everything).stages)
    plan.skipped = try skipped.flatMap(syllabus.find)
    plan.day = 570..<570 + Int(try #require(Double(hours)) * 60)
    plan.days = days
    let text = AgendaFormat.markdown.text(
      of: try Agenda(of: plan), style: Style(.pipe, width: 80))

    let option = days == 1 ? "" : " --days \(days)"
    let without = skipped.isEmpty ? "" : " --without \(skipped.joined(separator: ","))"
    let way = path.map { " --path \($0.rawValue)" } ?? ""
    let words = "\(way) --hours \(hours)\(option)\(without) --format markdown"
    let command = "swift run workshop agenda\(words)"
    let isShown = page.text.contains("`\(command)`:\n\n\(text)\n\n## ")
    #expect(isShown, "Quote on the page what this prints: \(command)")
  }
}
