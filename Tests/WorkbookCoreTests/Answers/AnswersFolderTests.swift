import Testing

@testable import WorkbookCore
@testable import workshop

@Suite struct AnswersFolderTests {
  private let folder: TemporaryFolder
  private let workbook: Workbook

  init() throws {
    folder = try TemporaryFolder()
    workbook = Workbook(root: "\(folder.path)/w", syllabus: .example, .test())
    for answers in ["w/Exercises", "w/Solutions", "Ada's answers"] {
      try folder.write("// \(answers)", to: "\(answers)/\(Exercise.firstCut.key)/F.swift")
    }
    try folder.files.makeFolder("\(folder.path)/empty")
  }

  private func answers(_ path: String, from place: String = "w") throws -> AnswersFolder {
    try workbook.answers(at: path, from: "\(folder.path)/\(place)")
  }

  @Test(arguments: ["Solutions", "Solutions/", "./Solutions", "../w/Solutions"])
  func `a folder under the root is set by its relative path`(path: String) throws {
    #expect(
      try answers(path)
        == AnswersFolder(
          setting: "Solutions", shown: path, path: "\(folder.path)/w/Solutions"))
  }

  @Test func `a relative path counts from where the workbook was called`() throws {
    #expect(try answers("../Solutions", from: "w/Exercises").setting == "Solutions")
  }

  @Test(arguments: ["../Ada's answers", "../Ada's answers/"])
  func `a folder elsewhere is linked under the root`(path: String) throws {
    let answers = try answers(path)

    #expect(answers.setting.hasPrefix(".build/answers/"))
    #expect(answers.path == "\(folder.path)/Ada's answers")
    #expect(answers.shown == path)
    let linked = "\(workbook.root)/\(answers.setting)/\(Exercise.firstCut.key)/F.swift"
    #expect(try folder.files.text(linked) == "// Ada's answers")
  }

  @Test func `an absolute path is fine too`() throws {
    #expect(try answers("\(folder.path)/w/Exercises").setting == "Exercises")
  }

  @Test func `linking it again is fine`() throws {
    #expect(try answers("../Ada's answers") == answers("../Ada's answers"))
  }

  @Test func `a link inside the root to a folder elsewhere is followed`() throws {
    try folder.files.link("\(workbook.root)/ada", "\(folder.path)/Ada's answers")
    #expect(try answers("ada").path == "\(folder.path)/Ada's answers")
  }

  @Test(arguments: ["nowhere", "Solutions/02-seams/01-first-cut/F.swift"])
  func `what is no folder is told`(path: String) {
    let error = #expect(throws: WorkbookError.self) { try answers(path) }
    #expect(error?.problem == "There is no folder \(path).")
    #expect(error?.isUsage == true)
  }

  @Test func `a handout without solutions says whom to ask`() throws {
    try folder.files.remove("\(workbook.root)/Solutions")

    #expect(
      throws: WorkbookError(
        "This copy of the workbook has no solutions.", next: "Ask your instructor for them.")
    ) {
      try answers("Solutions")
    }
  }

  @Test(arguments: ["../empty", ".", "Solutions/02-seams"])
  func `a folder that does not mirror the exercises is told`(path: String) {
    let error = #expect(throws: WorkbookError.self) { try answers(path) }
    #expect(error?.problem == "\(path) is no folder of answers.")
  }

  @Test func `the learner's own are Exercises`() {
    #expect(workbook.ownAnswers.setting == "Exercises")
    #expect(workbook.ownAnswers.path == "\(workbook.root)/Exercises")
  }
}
