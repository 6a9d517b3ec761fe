import Foundation
import Testing

@testable import WorkbookCore

@Suite struct ManifestTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  @Test func `the workbook's own manifest begins with the inherited object`() throws {
    let workbook = try Workbook(around: Self.root, .test(files: .live))

    #expect(workbook.syllabus.exercises.first?.module == Exercise.inheritedObject.module)
    #expect(workbook.syllabus.exercises.first?.path == .afternoon)
    #expect(workbook.syllabus.stages.first?.title == "Hidden singletons")
  }

  @Test func `every exercise of the manifest has its folders`() throws {
    let workbook = try Workbook(around: Self.root, .test(files: .live))

    let homeless = workbook.syllabus.exercises.filter { exercise in
      ![workbook.folder, workbook.solution, workbook.specs, workbook.starter]
        .allSatisfy { FileSystemClient.live.isFolder($0(exercise)) }
    }
    #expect(homeless == [])
  }

  @Test func `stages and exercises are numbered in reading order`() throws {
    let syllabus = try Syllabus(
      manifest: """
        let stages = [
          Stage(
            "01-hidden-singletons",
            Exercise("01-inherited-object", minutes: 12),
            Exercise("02-hidden-inputs", minutes: 15)
          ),
          Stage(
            "02-seams",
            Exercise("01-first-cut", minutes: 20),
          ),
        ]
        """)

    #expect(syllabus == .example)
  }

  @Test func `what is commented out does not count`() throws {
    let syllabus = try Syllabus(
      manifest: """
          "01-a",
          // Exercise("01-later", minutes: 1),
          Exercise("02-now", minutes: 1),
        """)

    #expect(syllabus.exercises.map(\.module) == ["Now"])
  }

  @Test func `what stands behind the table does not count`() throws {
    let syllabus = try Syllabus(
      manifest: """
          "01-a",
          Exercise("01-b", minutes: 1),
        ]
          Exercise("02-c", minutes: 1),
        """)

    #expect(syllabus.exercises.map(\.number) == ["1.1"])
  }

  @Test(arguments: [
    #"Exercise("01-b"),"#, #"Exercise("01-b", minutes: twelve),"#, #"Exercise("", minutes: 1),"#,
    #"Exercise("01-b, minutes: 1),"#,
  ])
  func `a malformed line is told with its number`(line: String) {
    let error = #expect(throws: WorkbookError.self) {
      try Syllabus(manifest: "let stages = [\n  \"01-a\",\n  \(line)\n]")
    }
    #expect(
      error?.problem
        == "Package.swift, line 3: this is no line of the table of contents: \(line)")
  }

  @Test func `an exercise outside a stage is told`() {
    let error = #expect(throws: WorkbookError.self) {
      try Syllabus(manifest: #"Exercise("01-b", minutes: 1),"#)
    }
    #expect(error?.problem.hasPrefix("Package.swift, line 1:") == true)
  }

  @Test(arguments: ["", "let package = Package()", "  \"01-a-stage-alone\","])
  func `a manifest without an exercise is told`(manifest: String) {
    let error = #expect(throws: WorkbookError.self) { try Syllabus(manifest: manifest) }
    #expect(error?.problem == "Package.swift lists no exercise.")
  }
}

@Suite struct WorkbookTests {
  private let disk = Disk([
    "/w/Package.swift": "  \"01-a\",\n  Exercise(\"01-b\", minutes: 1),\n",
    "/w/.starters/01-a/01-b/B.swift": "",
    "/w/Exercises/01-a/01-b/B.swift": "",
    "/w/Sources/Inner/Package.swift": "",
  ])

  @Test(arguments: ["/w", "/w/Exercises/01-a/01-b", "/w/Sources/Inner"])
  func `it is found from any folder inside`(folder: String) throws {
    #expect(try Workbook(around: folder, .test(files: disk.files)).root == "/w")
  }

  @Test(arguments: ["/", "/elsewhere", "/w-not"])
  func `outside of it, the learner is told where to go`(folder: String) {
    let error = #expect(throws: WorkbookError.self) {
      try Workbook(around: folder, .test(files: disk.files))
    }
    #expect(error?.problem == "This folder is not inside a workbook: \(folder)")
  }

  @Test(arguments: [
    ("/w/Exercises/A.swift", "Exercises/A.swift"), ("/wx/A.swift", "/wx/A.swift"), ("/w", "/w"),
  ])
  func `a path is shown as the learner knows it`(path: String, shown: String) {
    #expect(Workbook.example.relative(path) == shown)
  }
}

extension ManifestTests {
  @Test func `lines may end as they do on Windows`() throws {
    let text = "  \"01-a\",\r\n  Exercise(\"01-b\", minutes: 1),\r\n"
    #expect(try Syllabus(manifest: text).exercises.count == 1)
  }
}
