import Testing

@testable import WorkbookCore
@testable import workshop

@Suite struct HandoutTests {
  private let disk = Disk.withStarter()

  init() {
    for exercise in Syllabus.example.exercises {
      disk["/w/Exercises/\(exercise.stageFolder)/README.md"] = "stage"
      disk["/w/Exercises/\(exercise.key)/README.md"] = "brief"
      disk["/w/.starters/\(exercise.key)/Given.swift"] = "pristine"
      disk["/w/Exercises/\(exercise.key)/Given.swift"] = "the author's try"
      disk["/w/Exercises/\(exercise.key)/Answer.swift"] = "the author's answer"
      disk["/w/Solutions/\(exercise.key)/Given.swift"] = "the solution"
      disk["/w/Tests/Specs/\(exercise.key)/Specs.swift"] = "specs"
      disk["/w/Tests/Answers/\(exercise.key)/accepted/x/Given.swift"] = "an answer"
    }
    for path in [
      "Package.swift", "README.md", ".gitignore", "Sources/WorkbookCore/W.swift", ".git/HEAD",
      ".vscode/tasks.json", ".devcontainer/devcontainer.json", "docs/Instructors/ci/steady-times",
      ".build/debug/x", ".swiftpm/x", ".workbook/progress.json", ".ci/check", ".github/x.yml",
      "Tests/WorkbookCoreTests/T.swift", "Tests/Canaries/Canaries.swift",
    ] { disk["/w/\(path)"] = "" }
  }

  private func write(to folder: String = "/h", withSolutions: Bool = false) throws {
    try Handout(of: Workbook.example.with(files: disk.files))
      .write(to: folder, named: "the handout", withSolutions: withSolutions)
  }

  @Test func `every starter is pristine`() throws {
    try write()
    for exercise in Syllabus.example.exercises {
      #expect(disk["/h/Exercises/\(exercise.key)/Given.swift"] == "pristine")
      #expect(disk["/h/Exercises/\(exercise.key)/Answer.swift"] == nil)
    }
  }

  @Test func `pages, specs and sources are there`() throws {
    try write()
    let key = Exercise.firstCut.key
    for path in [
      "Package.swift", "README.md", ".gitignore", "Sources/WorkbookCore/W.swift",
      ".vscode/tasks.json", ".devcontainer/devcontainer.json", "docs/Instructors/ci/steady-times",
      "Exercises/02-seams/README.md", "Exercises/\(key)/README.md",
      "Tests/Specs/\(key)/Specs.swift", "Tests/Canaries/Canaries.swift",
      ".starters/\(key)/Given.swift",
    ] { #expect(disk.files.exists("/h/\(path)"), "\(path)") }
  }

  @Test(arguments: [
    "Solutions", "Tests/Answers", "Tests/WorkbookCoreTests", ".build", ".git", ".swiftpm",
    ".workbook", ".ci", ".github",
  ])
  func `nothing is there that gives an answer away or was made here`(path: String) throws {
    try #require(disk.files.exists("/w/\(path)"))
    try write()
    #expect(!disk.files.exists("/h/\(path)"))
  }

  @Test func `solutions are there when they are asked for, other answers are not`() throws {
    try write(withSolutions: true)
    #expect(disk["/h/Solutions/\(Exercise.firstCut.key)/Given.swift"] == "the solution")
    #expect(!disk.files.exists("/h/Tests/Answers"))
  }

  @Test func `a folder that holds something is refused`() {
    disk["/h/letter.txt"] = "dear"
    let error = #expect(throws: WorkbookError.self) { try write() }
    #expect(error?.problem == "the handout is not empty.")
    #expect(disk.paths.filter { $0.hasPrefix("/h/") } == ["/h/letter.txt"])
  }

  @Test func `a file is refused`() {
    disk["/h"] = "a file"
    #expect(throws: WorkbookError.self) { try write() }
    #expect(disk["/h"] == "a file")
  }

  @Test(arguments: ["/w", "/w/handout", "/w/Exercises/new"])
  func `a folder inside the workbook is refused`(folder: String) {
    let error = #expect(throws: WorkbookError.self) { try write(to: folder) }
    #expect(error?.problem == "the handout lies inside the workbook.")
  }

  @Test func `a folder beside the workbook is not inside it`() throws {
    try write(to: "/w-for-learners")
    #expect(disk.files.exists("/w-for-learners/Package.swift"))
  }

  @Test func `a disk that refuses is told`() {
    disk.lock("/h")
    let error = #expect(throws: WorkbookError.self) { try write() }
    #expect(error?.problem.hasSuffix(" cannot be written.") == true)
  }

  @Test func `an empty folder on the disk is taken`() throws {
    let folder = try TemporaryFolder()
    try folder.write("  \"01-a\",\n  Exercise(\"01-b\", minutes: 1),\n", to: "w/Package.swift")
    for path in [
      "Exercises/01-a/01-b", ".starters/01-a/01-b", "Tests/Specs/01-a/01-b", "Tests/Canaries",
    ] {
      try folder.write("", to: "w/\(path)/B.swift")
    }
    try folder.files.makeFolder("\(folder.path)/h")
    let manifest = try folder.files.text("\(folder.path)/w/Package.swift")
    let workbook = Workbook(
      root: "\(folder.path)/w", syllabus: try Syllabus(manifest: manifest), .test())

    try Handout(of: workbook.with(files: .live)).write(
      to: "\(folder.path)/h", named: "h", withSolutions: false)

    #expect(FileSystemClient.live.exists("\(folder.path)/h/Exercises/01-a/01-b/B.swift"))
  }
}
