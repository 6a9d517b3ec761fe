import Foundation
import Testing

@testable import WorkbookCore

@Suite struct LearnerProgressTests {
  private var progress = LearnerProgress()
  private let start = Clock.start

  @Test func `at first nothing was tried, and the first exercise is current`() {
    #expect(progress.state(of: .inheritedObject) == .notTried)
    #expect(progress.currentExercise(in: .example) == .inheritedObject)
  }

  @Test(arguments: [Verdict.red, .crashed, .hung, .doesNotCompile])
  mutating func `a verdict that is not solved is an attempt, and the first edit starts the clock`(
    verdict: Verdict
  ) {
    #expect(progress.note(verdict, on: .hiddenInputs, at: start + 9) == nil)
    #expect(progress[.hiddenInputs].startedAt == nil)
    progress.note(verdict, on: .hiddenInputs, at: start + 20, firstEdit: start + 10)

    #expect(progress.state(of: .hiddenInputs) == .red)
    #expect(progress[.hiddenInputs].attempts == 2)
    #expect(progress[.hiddenInputs].startedAt == start + 10)
    #expect(progress.currentExercise(in: .example) == .hiddenInputs)
  }

  @Test mutating func `what passes at the first check took from the first edit on`() {
    let time = progress.note(.solved, on: .firstCut, at: start + 20, firstEdit: start + 5)

    #expect(time == 15)
    #expect(progress.note(.solved, on: .firstCut, at: start + 30, firstEdit: start + 5) == nil)
  }

  @Test mutating func `what could not be graded leaves no trace`() {
    #expect(progress.note(.notGraded, on: .firstCut, at: start) == nil)
    #expect(progress == LearnerProgress())
  }

  @Test mutating func `a solution takes from the first look to the pass`() {
    progress.see(.firstCut, at: start)
    progress.note(.red, on: .firstCut, at: start + 60)

    #expect(progress.note(.solved, on: .firstCut, at: start + 90) == 90)
    #expect(progress.state(of: .firstCut) == .solved)
    #expect(progress[.firstCut].times == [90])
    #expect(progress[.firstCut].startedAt == nil)
  }

  @Test mutating func `solved at first sight has no time`() {
    #expect(progress.note(.solved, on: .firstCut, at: start) == nil)
    #expect(progress.state(of: .firstCut) == .solved)
    #expect(progress[.firstCut].times == [])
  }

  @Test mutating func `checking a solution once more is no new solution`() {
    progress.begin(.firstCut, at: start)
    progress.note(.solved, on: .firstCut, at: start + 5)

    #expect(progress.note(.solved, on: .firstCut, at: start + 9) == nil)
    #expect(progress[.firstCut].times == [5])
    #expect(progress[.firstCut].attempts == 2)
  }

  @Test mutating func `what was solved once stays solved, whatever is tried after`() {
    progress.note(.solved, on: .firstCut, at: start)
    progress.note(.red, on: .firstCut, at: start + 10)

    #expect(progress.state(of: .firstCut) == .solved)
    #expect(progress.note(.solved, on: .firstCut, at: start + 15) == nil)
    #expect(progress[.firstCut].times == [])
  }

  @Test mutating func `while it is done once more it is current and stays solved`() {
    progress.note(.solved, on: .firstCut, at: start)
    progress.begin(.firstCut, at: start + 10)
    progress.note(.red, on: .firstCut, at: start + 20)

    #expect(progress[.firstCut].isAgain)
    #expect(progress.state(of: .firstCut) == .solved)
    #expect(progress.currentExercise(in: .example) == .firstCut)
    #expect(progress.note(.solved, on: .firstCut, at: start + 40) == 30)
    #expect(!progress[.firstCut].isAgain)
  }

  @Test mutating func `after a reset it is no longer solved, and no clock runs`() {
    progress.begin(.firstCut, at: start)
    progress.note(.solved, on: .firstCut, at: start + 5)
    progress.begin(.firstCut, at: start + 9)

    progress.reset(.firstCut)

    #expect(progress.state(of: .firstCut) == .red)
    #expect(progress[.firstCut].startedAt == nil)
    #expect(progress[.firstCut].times == [5])
    #expect(progress[.firstCut].firstTriedAt == nil)
    #expect(progress[.firstCut].solvedAt == nil)
  }

  @Test mutating func `it is known since when it was tried, and when it was first solved`() {
    progress.note(.red, on: .firstCut, at: start)
    progress.note(.red, on: .firstCut, at: start + 10)
    progress.note(.solved, on: .firstCut, at: start + 20)
    progress.note(.solved, on: .firstCut, at: start + 30)

    #expect(progress[.firstCut].firstTriedAt == start)
    #expect(progress[.firstCut].lastTriedAt == start + 30)
    #expect(progress[.firstCut].solvedAt == start + 20)
  }

  @Test mutating func `grading many at once starts no clock and leads nowhere`() {
    progress.begin(.hiddenInputs, at: start)
    progress.note(.red, on: .firstCut, at: start, isAtWork: false)

    #expect(progress.currentExercise(in: .example) == .hiddenInputs)
    #expect(progress.state(of: .firstCut) == .red)
    #expect(progress[.firstCut].startedAt == nil)
  }

  @Test mutating func `grading many at once counts solutions`() {
    progress.begin(.firstCut, at: start)
    #expect(progress.note(.solved, on: .firstCut, at: start + 5, isAtWork: false) == 5)
    #expect(progress.state(of: .firstCut) == .solved)
  }

  @Test mutating func `a clock that was set back does not make a time negative`() {
    progress.begin(.firstCut, at: start)
    #expect(progress.note(.solved, on: .firstCut, at: start - 60) == 0)
  }

  @Test mutating func `beginning again keeps the earlier times`() {
    progress.begin(.firstCut, at: start)
    progress.note(.solved, on: .firstCut, at: start + 9)
    progress.begin(.firstCut, at: start + 100)

    #expect(progress.note(.solved, on: .firstCut, at: start + 130) == 30)
    #expect(progress[.firstCut].times == [9, 30])
  }

  @Test mutating func `after a solution the next unsolved one is current`() {
    progress.note(.solved, on: .inheritedObject, at: start)
    #expect(progress.currentExercise(in: .example) == .hiddenInputs)
  }

  @Test mutating func `after the last one the first unsolved one is current`() {
    progress.note(.solved, on: .inheritedObject, at: start)
    progress.note(.solved, on: .firstCut, at: start)
    #expect(progress.currentExercise(in: .example) == .hiddenInputs)
  }

  @Test mutating func `when all are solved none is current`() {
    for exercise in Syllabus.example.exercises { progress.note(.solved, on: exercise, at: start) }
    #expect(progress.currentExercise(in: .example) == nil)
  }

  @Test mutating func `an exercise that is no more does not lead astray`() {
    progress.current = "Gone"
    #expect(progress.currentExercise(in: .example) == .inheritedObject)
  }

  @Test mutating func `renumbering loses nothing`() {
    progress.note(.solved, on: .firstCut, at: start)
    let moved = Exercise(
      stageFolder: "05-later", folder: "09-first-cut", number: "5.9", minutes: 20)
    #expect(progress.state(of: moved) == .solved)
  }
}
