import Testing

@testable import WorkbookCore
@testable import workshop

@Suite struct SubmissionTests {
  private let folder: TemporaryFolder
  private let key = Exercise.inheritedObject.key

  init() throws { folder = try TemporaryFolder() }

  private func submission(at path: String) throws -> Submission {
    try Submission(at: path, from: folder.path, workbook: Workbook.example.with(files: .live))
  }

  @Test func `a copy of the workbook is known by its Exercises`() throws {
    try folder.write("// Mine", to: "ana/Exercises/\(key)/Banner.swift")

    let found = try submission(at: "ana")

    #expect(found.learner == "ana")
    #expect(found.answers == "\(folder.path)/ana/Exercises")
    #expect(found.copy == "\(folder.path)/ana")
    #expect(found.shown == "ana")
  }

  @Test func `answers alone are known by their stages`() throws {
    try folder.write("// Mine", to: "ben/\(key)/Banner.swift")

    let found = try submission(at: "\(folder.path)/ben")

    #expect(found.learner == "ben")
    #expect(found.answers == "\(folder.path)/ben")
    #expect(found.copy == nil)
  }

  @Test func `a folder that is called Exercises has its owner's name`() throws {
    try folder.write("// Mine", to: "cem/Exercises/\(key)/Banner.swift")
    #expect(try submission(at: "cem/Exercises").learner == "cem")
  }

  @Test(arguments: ["dana", "dana/", "./dana", "dana/."])
  func `a link has its own name, and not that of what it leads to`(path: String) throws {
    try folder.write("// Mine", to: "handed-in/Exercises/\(key)/Banner.swift")
    try folder.files.link("\(folder.path)/dana", "\(folder.path)/handed-in")

    let found = try submission(at: path)

    #expect(found.learner == "dana")
    #expect(found.copy == "\(folder.path)/handed-in")
  }

  @Test func `answers alone get the folder above their owner's, too`() throws {
    for path in ["red/ana/Exercises", "blue/ana/Exercises"] {
      try folder.write("// Mine", to: "\(path)/\(key)/Banner.swift")
    }

    let all = try ["red/ana/Exercises", "blue/ana/Exercises"].map(submission)

    #expect(Submission.named(all).map(\.learner) == ["red/ana", "blue/ana"])
  }

  @Test func `learners of one name get the folder above with it`() throws {
    for path in ["red/ana", "blue/ana", "blue/ben"] {
      try folder.write("// Mine", to: "\(path)/\(key)/Banner.swift")
    }

    let all = try ["red/ana", "blue/ana", "blue/ben"].map(submission)

    #expect(Submission.named(all).map(\.learner) == ["red/ana", "blue/ana", "ben"])
  }

  @Test(arguments: [
    ("nowhere", "There is no folder nowhere."),
    ("empty", "empty holds no answers."),
    ("room", "room holds the folders of several learners."),
  ])
  func `what cannot be graded is refused`(path: String, problem: String) throws {
    try folder.files.makeFolder("\(folder.path)/empty")
    try folder.write("// Mine", to: "room/ana/Exercises/\(key)/Banner.swift")
    let error = #expect(throws: WorkbookError.self) { _ = try submission(at: path) }
    #expect(error?.problem == problem)
  }

  @Test func `the workbook does not grade itself`() throws {
    try folder.write("// Mine", to: "Exercises/\(key)/Banner.swift")
    let workbook = Workbook(root: folder.path, syllabus: .example, .test())

    let error = #expect(throws: WorkbookError.self) {
      _ = try Submission(at: ".", from: folder.path, workbook: workbook.with(files: .live))
    }
    #expect(error?.problem == ". is this workbook itself.")
  }
}
