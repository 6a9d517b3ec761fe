import Foundation
import Testing

@testable import WorkbookCore

@Suite struct GradeTests {
  private let book: TinyWorkbook

  init() throws {
    book = try TinyWorkbook()
    book.files.temporaryFolder = { [root = book.root] in "\(root)-temporary" }
    // Ana has solved one; Ben has begun one; Cem has begun none.
    for (path, text) in TinyWorkbook.pages where path.hasPrefix(".starters/") {
      for learner in ["ana", "ben", "cem"] {
        try book.write(text, "../class/\(learner)/\(path.dropFirst(10))")
      }
    }
    for (path, text) in TinyWorkbook.pages where path.hasPrefix("Solutions/\(TinyWorkbook.kettle)/")
    {
      try book.write(text, "../class/ana/\(path.dropFirst(10))")
    }
    try book.write("// TODO 1: mine\n", "../class/ben/\(TinyWorkbook.toaster)/Toaster.swift")
  }

  private func report(_ name: String) throws -> LearnerReport {
    try LearnerReport(
      json: try Data(contentsOf: URL(filePath: "\(book.root)/../\(name)")), named: name)
  }

  @Test func `each learner has a row, and the totals come last`() throws {
    expect(
      book.run("grade", "../class/ana", "../class/ben", "../class/cem"),
      out: """
        This runs other people's code with your rights: see `help grade`.

        ana  1 solved, 0 not, 2 not begun
        ben  0 solved, 1 not, 2 not begun
            1.2 red: 2 of 2 specs fail
        cem  0 solved, 0 not, 3 not begun

        3 learners in 0 s.
        For a page of the whole class: add --output reports, then
        swift run workshop class reports
        1 passed, 1 failed, 7 skipped
        """)
  }

  @Test func `a report is written for each`() throws {
    let run = book.run(
      "grade", "../class/ana", "../class/ben", "--output", "../reports", "--only", "1.2,2.1")

    #expect(run.out.contains("The class page: swift run workshop class ../reports --output"))
    #expect(try report("reports/ana.json").exercises.map(\.number) == ["1.2", "2.1"])
    let ben = try report("reports/ben.json")
    #expect(ben.learner == "ben")
    #expect(ben.exercises.map(\.standing) == [.red, .notBegun])
    #expect(ben.exercises[0].specs[0].problems[0].message == "The toaster looked at the wall.")
  }

  @Test func `a folder for reports that cannot be made is told before anything is graded`() throws {
    try book.write("mine", "../taken")
    book.programs.interrupt(signal: 2)

    expect(
      book.run("grade", "../class/ana", "--output", "../taken"), code: 2,
      error: """
        ../taken cannot be written.
        Name another folder after --output.
        """)
    #expect(try book.text("../taken") == "mine")
  }

  @Test func `a report that cannot be written is told, and the others are there`() throws {
    struct Full: Error {}
    book.files.write = { data, path in
      if path.hasSuffix("/ana.json") { throw Full() }
      try FileSystemClient.live.write(data, path)
    }

    let run = book.run(
      "grade", "../class/ana", "../class/ben", "--output", "../reports", "--jobs", "2")

    #expect(run.code == 2)
    #expect(run.out.contains("\n\nThe report on ana could not be written.\n2 learners in "))
    #expect(try FileSystemClient.live.list("\(book.root)/../reports") == ["ben.json"])
  }

  @Test func `a folder's name can't look like another learner's row`() throws {
    let name = "ana\nbob  3 solved, 0 not, 0 not begun"
    try book.files.copy("\(book.root)/../class/ana", "\(book.root)/../class/\(name)")

    let out = book.run("grade", "../class/\(name)", "--only", "1.2").out

    #expect(!out.contains("\nbob"))
    #expect(out.contains("ana bob  3 solved") || out.contains("ana bob 3 solved"))
  }

  @Test func `an exercise's folder that is a link is not followed`() throws {
    let folder = "\(book.root)/../class/ben/\(TinyWorkbook.toaster)"
    try book.files.remove(folder)
    try book.files.link(folder, "\(book.root)/Solutions/\(TinyWorkbook.toaster)")

    #expect(
      book.run("grade", "../class/ben").out.contains(
        """
            1.2 not graded: 01-first-steps/02-slow-toaster is no plain folder. Hand in
            folders and files, and no links.

        """))
  }

  @Test func `where there is no place for a copy, each learner's row says so`() throws {
    try book.write("mine", "../class/Notes.txt")
    book.files.temporaryFolder = { [root = book.root] in "\(root)/../class/Notes.txt" }

    let out = book.run("grade", "../class/ana", "../class/ben", "--only", "1.2").out

    #expect(out.ranges(of: "    1.2 not graded:").count == 2)
    #expect(out.hasSuffix("0 passed, 2 failed\n"))
  }

  @Test func `what breaks off is named with its spec`() throws {
    book.programs.set("it pops up once", .traps("no bread"))
    let run = book.run("grade", "../class/ben")
    #expect(run.out.contains("\n    1.2 crashed in “it pops up once”\n"))
  }

  @Test func `a folder that cannot be graded is told, and the others are graded`() throws {
    let run = book.run("grade", "../class/cem", "../class/dora", "--only", "1")

    #expect(run.code == 2)
    #expect(
      run.error == """
        Skipped: There is no folder ../class/dora. Name the folders with your learners' answers.

        """)
    #expect(run.out.hasSuffix("0 passed, 0 failed, 2 skipped\n"))
  }

  @Test func `when none can be graded there is one error`() throws {
    expect(
      book.run("grade", "../nowhere"), code: 2,
      error: """
        There is no folder ../nowhere.
        Name the folders with your learners' answers.
        """)
  }

  @Test func `a learner's name cannot lead a report out of its folder`() throws {
    try book.write("// Mine", "../class/..; rm -rf ~/\(TinyWorkbook.kettle)/Kettle.swift")

    _ = book.run("grade", "../class/..; rm -rf ~", "--output", "../reports")

    #expect(try FileSystemClient.live.list("\(book.root)/../reports") == ["--rm--rf--.json"])
  }

  @Test(arguments: [
    ([], "Whose answers?"),
    (["../class/ana", "--jobs", "0"], "--jobs takes a whole number from 1 to 64, and not `0`."),
    (["../class/ana", "--only", "9.9"], "There is no exercise or stage `9.9`."),
    (["../class/ana", "--only", ","], "--only names exercises or stages, and `,` is none."),
  ])
  func `a line that makes no sense is refused`(words: [String], problem: String) {
    let run = book.run(["grade"] + words)
    #expect(run.code == 64)
    #expect(run.error.hasPrefix(problem + "\n"))
  }

  @Test func `an interruption ends it at once and leaves no copy behind`() throws {
    book.programs.interrupt(signal: 2)

    #expect(book.run("grade", "../class/ben").code == 130)
    #expect(try FileSystemClient.live.list("\(book.root)-temporary") == [])
  }
}
