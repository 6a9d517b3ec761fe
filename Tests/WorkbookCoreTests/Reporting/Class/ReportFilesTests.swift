import Foundation
import Testing

@testable import WorkbookCore
@testable import workshop

@Suite struct ReportFilesTests {
  private let disk = Disk()

  @Test func `a folder gives its JSON files, and not those inside folders`() throws {
    try write(ClassRoom.report("Ada"), "/r/b.json")
    try write(ClassRoom.report("Bea"), "/r/a.JSON")
    try write(ClassRoom.report("Cem"), "/r/deeper/c.json")
    disk["/r/._a.json"] = "a system's own"
    disk["/r/notes.txt"] = "mine"

    let (reports, skipped) = read("r")

    #expect(reports.map(\.learner) == ["Bea", "Ada"])
    #expect(skipped.isEmpty)
  }

  @Test func `a file is read once`() throws {
    try write(ClassRoom.report("Ada"), "/r/a.json")

    #expect(read("r", "/r/a.json", "r/").0.count == 1)
  }

  @Test(arguments: [
    ("", "It is no report of this workbook."),
    ("{", "It is no report of this workbook."),
    (#"{"format": "other", "version": 1}"#, "It is no report of this workbook."),
    (#"{"format": "workbook-report", "version": 2}"#, "It was written by a later workbook."),
    (
      #"{"format": "workbook-report", "version": 1}"#,
      "It is a damaged report."
    ),
    (String(repeating: " ", count: 8_000_001), "It has 8 MB: no report is so large."),
  ])
  func `what is no report is left out, with the reason`(text: String, reason: String) throws {
    try write(ClassRoom.report("Ada"), "/r/a.json")
    disk["/r/b.json"] = text

    let (reports, skipped) = read("r")

    #expect(reports.map(\.learner) == ["Ada"])
    #expect(skipped == [ReportFiles.Skipped(name: "r/b.json", reason: reason)])
  }

  @Test func `a report with more exercises than can be is left out`() throws {
    let many = (1...201).map { index in
      ClassRoom.standing(
        .red, Exercise(stageFolder: "01-a", folder: "01-x\(index)", number: "1", minutes: 1))
    }
    try write(
      LearnerReport(learner: "Ada", madeAt: ClassRoom.moment(0), exercises: many), "/r/a.json")

    #expect(
      read("r").1.map(\.reason) == ["It tells of 201 exercises: no workbook has so many."])
  }

  @Test func `nothing at a path is told, and an empty folder`() {
    disk["/empty/notes.txt"] = "mine"

    #expect(
      read("nowhere.json", "empty").1 == [
        ReportFiles.Skipped(name: "empty", reason: "The folder holds no file *.json."),
        ReportFiles.Skipped(
          name: "nowhere.json", reason: "There is no such file, or it is a link to nothing."),
      ])
  }

  @Test func `what may not be read is left out`() throws {
    try write(ClassRoom.report("Ada"), "/r/a.json")
    try write(ClassRoom.report("Bea"), "/r/b.json")
    try write(ClassRoom.report("Cem"), "/locked/c.json")
    var files = disk.files
    files.list = { [list = files.list] in
      if $0 == "/locked" { throw Disk.Refused() }
      return try list($0)
    }
    files.read = { [read = files.read] in
      if $0 == "/r/b.json" { throw Disk.Refused() }
      return try read($0)
    }

    let (reports, skipped) = ReportFiles(files: files).read(["/locked", "/r"], from: "")

    #expect(reports.map(\.learner) == ["Ada"])
    #expect(
      skipped == [
        ReportFiles.Skipped(name: "/locked", reason: "The folder cannot be read."),
        ReportFiles.Skipped(name: "/r/b.json", reason: "It cannot be read."),
      ])
  }

  private func write(_ report: LearnerReport, _ path: String) throws {
    disk[path] = try report.json()
  }

  private func read(_ names: String...) -> ([LearnerReport], [ReportFiles.Skipped]) {
    ReportFiles(files: disk.files).read(names, from: "")
  }
}
