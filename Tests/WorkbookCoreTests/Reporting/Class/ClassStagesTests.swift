import Testing

@testable import WorkbookCore
@testable import workshop

@Suite struct ClassStagesTests {
  @Test(arguments: [
    ([1], "Nobody has begun stages 2 to 8."),
    ([1, 2, 3, 4, 5, 6, 7], "Nobody has begun stage 8."),
    ([1, 3, 4, 8], "Nobody has begun stages 2 and 5 to 7."),
    ([2, 4, 7, 8], "Nobody has begun stages 1, 3, 5 and 6."),
    ([], "Nobody has begun anything: stages 2 to 8 are left out."),
  ])
  func `stages that nobody has begun are left out, and named`(begun: [Int], words: String) {
    let report = room(begun: begun)

    #expect(report.notBegunWords == words)
    #expect(
      report.begunExercises.map(\.latest.number)
        == (begun.isEmpty ? [1] : begun).flatMap {
          ["\($0).1", "\($0).2"]
        })
    #expect(report.exercises.count == 16)
  }

  @Test func `when all are begun nothing is said`() {
    let report = room(begun: Array(1...8))

    #expect(report.notBegunWords == nil)
    #expect(report.begunExercises == report.exercises)
  }

  @Test func `one exercise that one learner has begun is enough`() {
    let later = exercise(2, 2)
    let report = ClassReport(reports: [
      ClassRoom.report("Ada", ClassRoom.standing(.notBegun, later), ClassRoom.solved()),
      ClassRoom.report("Bea", ClassRoom.standing(.notGraded, later)),
    ])

    #expect(report.notBegunWords == nil)
  }

  @Test func `what has no number is never left out`() {
    let odd = Exercise(stageFolder: "01-a", folder: "01-odd", number: "?", minutes: 5)
    let report = ClassReport(reports: [
      ClassRoom.report("Ada", ClassRoom.solved(), ClassRoom.standing(.notBegun, odd))
    ])

    #expect(report.begunExercises.map(\.latest.number) == ["1.1", "?"])
  }

  @Test func `the page and the tables for a wiki leave them out, a spreadsheet has them`() {
    let report = room(begun: [1])
    let page = ClassPage(report: report, skipped: [], title: "Monday").html
    let wiki = ClassPage(report: report, skipped: [], title: "Monday").markdown

    for text in [page, wiki] {
      #expect(text.components(separatedBy: "Nobody has begun stages 2 to 8.").count == 3)
      #expect(!text.contains("X2y1"))
    }
    #expect(wiki.contains("| Learner | Solved | Now at | 1.1 | 1.2 |\n"))
    #expect(report.csv.contains("8.2 X8y2"))
  }

  @Test func `the tables for a wiki name the files that were left out`() {
    let skipped = [ReportFiles.Skipped(name: "r/b*.json", reason: "It cannot be read.")]
    let wiki = ClassPage(report: room(begun: [1]), skipped: skipped, title: "Monday").markdown

    #expect(wiki.contains("\n## Files left out\n\n- r/b\\*.json: It cannot be read.\n"))
  }

  private func room(begun: [Int]) -> ClassReport {
    let all = (1...8).flatMap { stage in
      (1...2).map { number in
        ClassRoom.standing(
          begun.contains(stage) && number == 2 ? .red : .notBegun, exercise(stage, number))
      }
    }
    return ClassReport(reports: [
      LearnerReport(learner: "Ada", madeAt: ClassRoom.moment(0), exercises: all),
      ClassRoom.report("Bea"),
    ])
  }

  private func exercise(_ stage: Int, _ number: Int) -> Exercise {
    Exercise(
      stageFolder: "0\(stage)-a", folder: "0\(number)-x\(stage)y\(number)",
      number: "\(stage).\(number)", minutes: 5)
  }
}
