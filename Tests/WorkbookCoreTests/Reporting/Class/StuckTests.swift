import Testing

@testable import WorkbookCore
@testable import workshop

// The brief of `inheritedObject` says 12 minutes.
@Suite struct StuckTests {
  @Test func `twice the brief's minutes look stuck`() throws {
    let found = try #require(stuck(ClassRoom.standing(.red, since: 36)))

    #expect(found.signs == [.time])
    #expect(found.seconds == 1440.0)
    #expect(found.history.since == ClassRoom.moment(36))
  }

  @Test func `a moment less does not`() {
    #expect(stuck(ClassRoom.standing(.red, since: 36.1)) == nil)
  }

  @Test(arguments: [(4, false), (5, true)])
  func `five attempts look stuck`(attempts: Int, isStuck: Bool) {
    let found = stuck(ClassRoom.standing(.red, since: 59, attempts: attempts))

    #expect(found?.signs == (isStuck ? [.attempts] : nil))
  }

  @Test(arguments: [(2, false), (3, true)])
  func `all hints used look stuck`(hints: Int, isStuck: Bool) {
    let found = stuck(ClassRoom.standing(.doesNotCompile, since: 59, hints: hints))

    #expect(found?.signs == (isStuck ? [.hints] : nil))
  }

  @Test func `of verdicts alone, nothing tells`() {
    let report = ClassReport(reports: [ClassRoom.report("Ada", ClassRoom.standing(.red))])

    #expect(report.stuck.isEmpty)
    #expect(report.withoutHistoryWords?.hasPrefix("1 of the learners") == true)
  }

  @Test func `whoever does a solved exercise again is not stuck`() {
    var again = ClassRoom.standing(.red, since: 0, attempts: 9, hints: 3)
    again.history?.solvedAt = ClassRoom.moment(10)

    #expect(stuck(again) == nil)
  }

  @Test func `a clock that was put back makes no time`() {
    #expect(stuck(ClassRoom.standing(.red, since: 90, attempts: 5))?.seconds == 0)
  }

  @Test func `only what was tried last counts`() {
    let report = ClassReport(reports: [
      ClassRoom.report(
        "Ada", ClassRoom.standing(.red, since: 0, tried: 20, attempts: 9),
        ClassRoom.standing(.red, .hiddenInputs, since: 55, tried: 59))
    ])

    #expect(report.learners.first?.current?.number == "1.2")
    #expect(report.stuck.isEmpty)
  }

  @Test func `somebody else's clock makes nobody stuck`() {
    let report = ClassReport(reports: [
      ClassRoom.report("Ada", minute: 60, ClassRoom.standing(.red, since: 50)),
      ClassRoom.report("Bea", minute: 99_999, ClassRoom.solved()),
    ])

    #expect(report.stuck.isEmpty)
  }

  @Test func `whoever was graded a day later was not at it for a day`() throws {
    let day = 1440.0
    let exercise = ClassRoom.standing(.red, since: 30, tried: 50)
    let own = ClassRoom.report("Ada", minute: 52, exercise)
    let graded = ClassRoom.report("Ada", minute: day, workedUntil: 50, exercise)

    #expect(ClassReport(reports: [graded]).stuck.isEmpty)
    #expect(ClassReport(reports: [own, graded]).learners.map(\.workedUntil) == [own.madeAt])
    #expect(
      ClassReport(reports: [ClassRoom.report("Ada", minute: day, exercise)]).stuck.map(\.signs)
        == [[.time]])
  }

  @Test func `a report that remembers nothing makes no time`() {
    let report = ClassReport(reports: [
      ClassRoom.report("Ada", minute: 50, ClassRoom.standing(.red, since: 40)),
      ClassRoom.report("Ada", minute: 9999, ClassRoom.standing(.red)),
    ])

    #expect(report.stuck.isEmpty)
  }

  @Test func `the longest comes first`() {
    let report = ClassReport(reports: [
      ClassRoom.report("Ada", ClassRoom.standing(.red, since: 30)),
      ClassRoom.report("Bea", ClassRoom.standing(.red, since: 10)),
      ClassRoom.report("Cem", ClassRoom.standing(.red, since: 30, attempts: 7)),
      ClassRoom.report("Dan", ClassRoom.standing(.red, since: 10)),
    ])

    #expect(report.stuck.map(\.learner) == ["Bea", "Dan", "Cem", "Ada"])
  }

  private func stuck(_ standing: ExerciseStanding) -> Stuck? {
    ClassReport(reports: [ClassRoom.report("Ada", standing)]).stuck.first
  }
}
