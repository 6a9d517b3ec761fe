import Foundation
import Testing

@testable import WorkbookCore
@testable import workshop

@Suite struct MergingTests {
  @Test func `reports under one name make one row`() {
    let report = ClassReport(reports: [
      ClassRoom.report("Ada", ClassRoom.solved()),
      ClassRoom.report(" Ada\n", ClassRoom.standing(.red, .hiddenInputs)),
    ])

    #expect(report.learners.map(\.name) == ["Ada"])
    #expect(report.learners.first?.standings.count == 2)
  }

  @Test(arguments: [true, false])
  func `capitals make no other name, and the first report tells the spelling`(isReversed: Bool) {
    let reports = [
      ClassRoom.report(" Ana", minute: 1, ClassRoom.solved()),
      ClassRoom.report("ana", minute: 2, ClassRoom.standing(.red, .hiddenInputs)),
      ClassRoom.report("ANA ", minute: 3),
    ]
    let report = ClassReport(reports: isReversed ? reports.reversed() : reports)

    #expect(report.learners.map(\.name) == ["Ana"])
    #expect(report.learners.first?.standings.count == 2)
  }

  @Test(arguments: [true, false])
  func `the later verdict wins, whichever file is read first`(isReversed: Bool) {
    let reports = [
      ClassRoom.report("Ada", minute: 1, ClassRoom.standing(.red)),
      ClassRoom.report("Ada", minute: 2, ClassRoom.solved()),
    ]

    #expect(standing(of: isReversed ? reports.reversed() : reports) == .solved)
  }

  @Test func `of two reports of one second the one read last wins`() {
    #expect(
      standing(of: [
        ClassRoom.report("Ada", ClassRoom.solved()),
        ClassRoom.report("Ada", ClassRoom.standing(.crashed)),
      ]) == .crashed)
  }

  @Test(arguments: [Verdict.notBegun, .notGraded])
  func `a later report without a verdict hides none`(later: Verdict) {
    #expect(
      standing(of: [
        ClassRoom.report("Ada", minute: 1, ClassRoom.standing(.hung)),
        ClassRoom.report("Ada", minute: 2, ClassRoom.standing(later)),
      ]) == .hung)
  }

  @Test func `not graded says more than not begun`() {
    #expect(
      standing(of: [
        ClassRoom.report("Ada", minute: 1, ClassRoom.standing(.notGraded)),
        ClassRoom.report("Ada", minute: 2, ClassRoom.standing(.notBegun)),
      ]) == .notGraded)
  }

  @Test func `what is remembered outlives a report that remembers nothing`() {
    let report = ClassReport(reports: [
      ClassRoom.report("Ada", minute: 1, ClassRoom.standing(.red, since: 0, attempts: 3)),
      ClassRoom.report("Ada", minute: 2, ClassRoom.standing(.crashed)),
    ])

    #expect(report.learners.first?.current?.standing == .crashed)
    #expect(report.learners.first?.current?.history?.attempts == 3)
  }

  @Test func `without names, nobody is anybody else`() {
    let nameless = ["", "  "].map { ClassRoom.report($0, ClassRoom.solved()) }

    #expect(ClassReport(reports: [nameless[0]]).learners.map(\.name) == ["(no name)"])
    #expect(
      ClassReport(reports: nameless).learners.map(\.name) == ["(no name) 1", "(no name) 2"])
  }

  private func standing(of reports: [LearnerReport]) -> Verdict? {
    ClassReport(reports: reports).learners.first?.standings.values.first?.standing
  }
}
