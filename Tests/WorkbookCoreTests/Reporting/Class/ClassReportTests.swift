import Testing

@testable import WorkbookCore
@testable import workshop

@Suite struct ClassReportTests {
  @Test func `nobody is a class, too`() {
    let report = ClassReport(reports: [])

    #expect(report.summary == "0 learners, 0 exercises; nobody looks stuck.")
    #expect(report.made == nil)
  }

  @Test func `the summary counts`() {
    let report = ClassReport(reports: [
      ClassRoom.report("Ada", ClassRoom.standing(.red, since: 0)),
      ClassRoom.report("Bea", ClassRoom.solved()),
    ])

    #expect(report.summary == "2 learners, 1 exercise; 1 looks stuck.")
  }

  @Test func `learners stand by name, whatever its case`() {
    let report = ClassReport(reports: ["bea", "Cem", "Ada"].map { ClassRoom.report($0) })

    #expect(report.learners.map(\.name) == ["Ada", "bea", "Cem"])
  }

  @Test func `exercises stand by number, and 10 comes behind 9`() {
    let numbers = ["1.10", "2.1", "1.9", "?"].map {
      Exercise(stageFolder: "01-a", folder: "01-x\($0)", number: $0, minutes: 5)
    }
    let report = ClassReport(reports: [
      LearnerReport(
        learner: "Ada", madeAt: ClassRoom.moment(0),
        exercises: numbers.map { ClassRoom.standing(.red, $0) })
    ])

    #expect(report.exercises.map(\.latest.number) == ["1.9", "1.10", "2.1", "?"])
  }

  @Test func `without dates a learner is at the furthest exercise, and 10 comes behind 9`() {
    let exercises = ["1.2", "1.10", "1.9"].map {
      Exercise(stageFolder: "01-a", folder: "01-x\($0)", number: $0, minutes: 5)
    }
    let report = ClassReport(reports: [
      LearnerReport(
        learner: "Ada", madeAt: ClassRoom.moment(0),
        exercises: exercises.map { ClassRoom.standing(.red, $0) })
    ])

    #expect(report.learners.map(\.current?.number) == ["1.10"])
  }

  @Test func `an exercise counts its learners`() throws {
    let report = ClassReport(reports: [
      ClassRoom.report("Ada", ClassRoom.solved(in: 10, hints: 1)),
      ClassRoom.report("Bea", ClassRoom.solved(in: 20, hints: 2)),
      ClassRoom.report("Cem", ClassRoom.standing(.hung, since: 0)),
      ClassRoom.report("Dan", ClassRoom.standing(.notBegun)),
      ClassRoom.report("Eve"),
    ])
    let exercise = try #require(report.exercises.first)

    #expect([exercise.solved, exercise.begun, exercise.notBegun] == [2, 1, 1])
    #expect(exercise.medianMinutes == 15)
    #expect([exercise.hints, exercise.learnersWithHints] == [3, 2])
  }

  @Test func `nobody's minutes have no median`() {
    let report = ClassReport(reports: [ClassRoom.report("Ada", ClassRoom.solved())])

    #expect(report.exercises.first?.medianMinutes == nil)
  }

  @Test func `an exercise is called as the last report calls it`() {
    let renumbered = Exercise(
      stageFolder: "03-late", folder: "04-inherited-object", number: "3.4", minutes: 9)
    let report = ClassReport(reports: [
      ClassRoom.report("Ada", minute: 9, ClassRoom.standing(.red, renumbered)),
      ClassRoom.report("Bea", minute: 5, ClassRoom.standing(.red)),
    ])

    #expect(report.exercises.map(\.latest.number) == ["3.4"])
    #expect(report.exercises.first?.begun == 2)
  }

  @Test func `numbers that cannot be true overflow nothing`() throws {
    var exercise = ClassRoom.standing(.red, since: 0, attempts: .max, hints: .max)
    exercise.minutes = .max
    exercise.history?.secondsToSolve = 1e300
    var solved = exercise
    solved.standing = .solved
    let report = ClassReport(reports: [
      ClassRoom.report("Ada", exercise), ClassRoom.report("Bea", solved),
      LearnerReport(learner: "Cem", madeAt: .distantFuture, exercises: [exercise]),
      LearnerReport(learner: "Dan", madeAt: .distantPast, exercises: [exercise]),
    ])

    let page = ClassPage(report: report, skipped: [], title: "Class").html
    #expect(page.contains("<td class=\"number\">100000</td>"))
    #expect(try #require(report.exercises.first).hints == 400_000)
  }
}
