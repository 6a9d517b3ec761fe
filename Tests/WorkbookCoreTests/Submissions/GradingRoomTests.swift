import Foundation
import Testing

@testable import WorkbookCore
@testable import workshop

/// The copy in which a learner's code runs, and what that code may have done to it.
@Suite struct GradingRoomTests {
  private static let kettle = "01-first-steps/01-kettle"
  private static let lamp = "01-first-steps/02-lamp"
  private let paper: PaperWorkbook
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(isQuick: true)
    paper = try PaperWorkbook(
      "w", in: folder, [("01-first-steps", ["01-kettle", "02-lamp"])])
    for key in [Self.kettle, Self.lamp] {
      try paper.write("# Brief\n\n## Done when\n\n- it works\n", "Exercises/\(key)/README.md")
      try paper.write("// Specs of \(key)\n", "Tests/Specs/\(key)/Specs.swift")
    }
    try paper.write("// Canaries\n", "Tests/Canaries/Canaries.swift")
    for module in ["ChildProcess", "SpecSupport"] {
      try paper.write("// \(module)\n", "Sources/\(module)/\(module).swift")
    }
  }

  private func exercises() throws -> [Exercise] { try paper.workbook.syllabus.exercises }

  @Test func `in a fresh room nothing is to be put back`() throws {
    let room = try GradingSandbox(
      for: paper.workbook.with(files: .live), in: "\(folder.path)/room", mark: "m")

    for exercise in try exercises() { #expect(try room.restore(for: exercise) == []) }
  }

  @Test(arguments: [
    ("Package.swift", "// mine", "Package.swift"),
    ("Package.swift/Notes.txt", "mine", "Package.swift"),
    ("Sources/WorkbookCore/Workbook.swift", "// the tool", "Sources"),
    ("Sources/Mine/Mine.swift", "// mine", "Sources"),
    (".starters/\(kettle)/Answer.swift", "", ".starters/\(kettle)"),
    ("Tests/Specs/\(kettle)/Specs.swift", "@Test func a() {}", "Tests/Specs/\(kettle)"),
    ("Tests/Specs/\(kettle)/More.swift", "@Test func a() {}", "Tests/Specs/\(kettle)"),
    ("Exercises/\(kettle)/README.md", "# Nothing to do", "Exercises/\(kettle)/README.md"),
    ("Exercises/\(kettle)/HINTS.md", "# Mine", "Exercises/\(kettle)/HINTS.md"),
  ])
  func `what judges is put back`(path: String, text: String, part: String) throws {
    let room = try GradingSandbox(
      for: paper.workbook.with(files: .live), in: "\(folder.path)/room", mark: "m")
    let exercise = try exercises()[0]
    let parent = "\(room.workbook.root)/\(path)".parentPath
    if FileSystemClient.live.kind(parent) == .file { try FileSystemClient.live.remove(parent) }
    try FileSystemClient.live.write(Data(text.utf8), "\(room.workbook.root)/\(path)")

    #expect(try room.restore(for: exercise) == [part])

    #expect(try room.restore(for: exercise) == [])
    #expect((try? FileSystemClient.live.text("\(room.workbook.root)/\(path)")) == paper.text(path))
  }

  @Test func `what is gone is put back`() throws {
    let room = try GradingSandbox(
      for: paper.workbook.with(files: .live), in: "\(folder.path)/room", mark: "m")
    try FileSystemClient.live.remove("\(room.workbook.root)/Tests")

    #expect(
      try room.restore(for: try exercises()[1]) == ["Tests/Specs/\(Self.lamp)", "Tests/Canaries"])

    let specs = "Tests/Specs/\(Self.lamp)/Specs.swift"
    #expect(try FileSystemClient.live.text("\(room.workbook.root)/\(specs)") == paper.text(specs))
  }

  @Test func `that code changed what judges the next exercise is told`() throws {
    for key in [Self.kettle, Self.lamp] {
      try folder.write("// mine\n", to: "ana/\(key)/Answer.swift")
      let world = try #require(paper.text(".starters/\(key)/World.swift"))
      try folder.write(world, to: "ana/\(key)/World.swift")
    }
    var files = FileSystemClient.live
    files.temporaryFolder = { [path = folder.path] in path }
    // Whatever runs in the room writes over the lamp's specs.
    let programs = ProcessClient { call, _, _ in
      let room = try #require(call.folder)
      try FileSystemClient.live.write(
        Data("// mine\n".utf8), "\(room)/workbook/Tests/Specs/\(Self.lamp)/Specs.swift")
      return .exited(code: 1)
    }

    let report = try SubmissionGrader(
      for: paper.workbook.with(files: files, processes: programs, time: Clock().time)
    ).grade(
      try Submission(at: "ana", from: folder.path, workbook: paper.workbook.with(files: files)),
      try exercises()
    ) { _, _ in }

    #expect(
      report.exercises.map(\.notes) == [
        [],
        [
          "Code that ran before had changed Tests/Specs/\(Self.lamp) in its copy of the workbook; "
            + "it was put back."
        ],
      ])
  }
}
