import Foundation
import Testing

@testable import WorkbookCore

@Suite struct CatchUpTests {
  private let world: CatchUpWorld
  private let backup = ".workbook/backups/catch-up-2026-01-31-140509"

  init() throws { world = try CatchUpWorld() }

  @Test func `our answers stand where the learner's were`() throws {
    let outcome = try world.run(to: 3)

    #expect(outcome.replaced.map(\.number) == ["1.1", "1.2", "2.1"])
    for key in world.keys.prefix(3) {
      #expect(world.text("Exercises/\(key)/Answer.swift") == "// Our answer to \(key).\n")
    }
    #expect(world.text("Exercises/\(world.keys[3])/Answer.swift")?.contains("TODO") == true)
  }

  @Test func `what is compiled besides is taken away, and pages and notes stay`() throws {
    try world.run(to: 3)

    let folder = "Exercises/\(world.keys[0])"
    #expect(try FileSystemClient.live.list("\(world.root)/\(folder)") == world.namesWhenCaughtUp)
    #expect(world.text("\(folder)/notes.txt") == "my notes")
  }

  @Test func `the learner's own work is in the backup, untouched starters too`() throws {
    let before = world.snapshot("Exercises")

    let outcome = try world.run(to: 3)

    #expect(outcome.backup == backup)
    for name in ["Answer.swift", "Extra.swift", "Deep/er/Part.swift"] {
      let path = "\(world.keys[0])/\(name)"
      #expect(world.text("\(backup)/\(path)") == before["Exercises/\(path)"])
    }
    #expect(world.text("\(backup)/\(world.keys[1])/Answer.swift")?.contains("TODO") == true)
  }

  @Test func `what the learner solved is left alone`() throws {
    let outcome = try world.run(to: 3, solved: ["Kettle"])

    #expect(outcome.replaced.map(\.number) == ["1.2", "2.1"])
    #expect(world.text("Exercises/\(world.keys[0])/Answer.swift") == "my kettle")
  }

  @Test func `where all is solved nothing is done`() throws {
    let before = world.snapshot()
    let outcome = try world.run(to: 2, solved: ["Kettle", "SlowToaster"])
    #expect(outcome.replaced.isEmpty)
    #expect(world.snapshot() == before)
  }

  @Test func `our answers are told from the learner's`() throws {
    let exercises = try world.workbook.syllabus.exercises
    let catchUp = try world.catchUp()
    #expect(!catchUp.isReferenceSolution(exercises[0]))

    try world.run(to: 3)
    #expect(exercises.map(catchUp.isReferenceSolution) == [true, true, true, false])

    try world.write("ours, and a comment", "Exercises/\(world.keys[1])/Answer.swift")
    #expect(catchUp.isReferenceSolution(exercises[1]))

    try catchUp.startOver(exercises[1])
    #expect(exercises.map(catchUp.isReferenceSolution) == [true, false, true, false])

    try world.run(to: 3)
    #expect(catchUp.isReferenceSolution(exercises[1]))
  }

  @Test func `a report takes our answers for not begun`() throws {
    try world.run(to: 3)
    let workbook = try world.workbook
    let exercise = workbook.syllabus.exercises[0]
    var progress = LearnerProgress()
    progress.note(.red, on: exercise, at: Clock().time.now())
    let grader = Grader(
      in: workbook.with(
        files: .live, processes: .live(environment: [:], interruption: { nil }), time: Clock().time)
    )

    let report = try Reporter(in: workbook.with(files: .live, time: Clock().time), grader: grader)
      .report(
        on: [exercise], answers: workbook.ownAnswers, learner: "Ana", progress: progress
      ) { _, _ in }

    #expect(report.exercises[0].standing == .notBegun)
  }

  @Test func `nothing comes before the first stage`() {
    let error = #expect(throws: WorkbookError.self) { try world.run(to: 1) }
    #expect(error?.problem == "Nothing comes before stage 1.")
    #expect(error?.isUsage == true)
  }

  @Test(arguments: [true, false])
  func `a solution that is missing changes nothing`(isFolderThere: Bool) throws {
    try world.remove("Solutions/\(world.keys[2])")
    if isFolderThere { try world.write("# Why", "Solutions/\(world.keys[2])/README.md") }
    let before = world.snapshot()

    let error = #expect(throws: WorkbookError.self) { try world.run(to: 3) }

    #expect(
      error?.problem == "There is no solution of 2.1 in Solutions.")
    #expect(world.snapshot() == before)
  }

  @Test func `a folder that may not be written changes nothing`() throws {
    let before = world.snapshot()
    var files = FileSystemClient.live
    let locked = "\(world.root)/Exercises/\(world.keys[1])"
    files.isWritable = { $0 != locked }

    let error = #expect(throws: WorkbookError.self) { try world.run(to: 3, with: files) }

    #expect(error?.problem == "You may not write in Exercises/\(world.keys[1]).")
    #expect(world.snapshot() == before)
  }

  @Test func `to go back to an earlier stage it has to be undone first`() throws {
    try world.run(to: 3)
    let before = world.snapshot()

    let error = #expect(throws: WorkbookError.self) { try world.run(to: 2) }

    #expect(error?.problem == "You have caught up to stage 3 already.")
    #expect(world.snapshot() == before)
  }

  @Test(arguments: ["", "{}", #"{"version": 2}"#])
  func `a record that cannot be understood stops both, and stays`(text: String) throws {
    try world.write(text, ".workbook/catch-up.json")
    #expect(throws: WorkbookError.self) { try world.run(to: 3) }
    #expect(throws: WorkbookError.self) { try world.undo() }
    #expect(world.text(".workbook/catch-up.json") == text)
  }

  @Test func `solutions are taken from another folder`() throws {
    try world.run(to: 2, solutions: "\(world.root)/Solutions")
    #expect(try world.catchUp().isReferenceSolution(world.workbook.syllabus.exercises[0]))
    try FileSystemClient.live.move("\(world.root)/Solutions", "\(world.folder.path)/ours")

    let outcome = try world.run(to: 3, solutions: "\(world.folder.path)/ours")
    #expect(outcome.replaced.count == 3)
  }

  @Test func `a folder without solutions is told`() throws {
    let error = #expect(throws: WorkbookError.self) {
      try world.run(to: 2, solutions: "\(world.root)/Sources")
    }
    #expect(error?.problem == "There is no solution of 1.1 in Sources.")
  }

  @Test func `a workbook without solutions says where to find some`() throws {
    try world.remove("Solutions")
    let error = #expect(throws: WorkbookError.self) { try world.run(to: 2) }
    #expect(error?.problem == "There is no solution of 1.1 in Solutions.")
    #expect(error?.next.contains("--solutions DIR") == true)
  }

  @Test func `a folder of starters is not taken for our answers`() throws {
    let before = world.snapshot()

    let error = #expect(throws: WorkbookError.self) {
      try world.run(to: 2, solutions: "\(world.root)/.starters")
    }

    #expect(error?.problem == "There is no solution of 1.1 in .starters.")
    #expect(world.snapshot() == before)
  }
}
