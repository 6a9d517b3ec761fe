import Foundation
import Testing

@Suite struct CheckSeveralTests {
  private let book: TinyWorkbook

  init() throws { book = try TinyWorkbook() }

  @Test func `each has a row, and the totals come last`() throws {
    try book.answer(TinyWorkbook.kettle)

    expect(
      book.run("check", "all"), code: 1,
      out: """
        passed 1.1 Kettle: solved
        FAILED 1.2 Slow toaster: red, 2 of 2 specs fail
        FAILED 2.1 Kitchen radio: red, 2 of 2 specs fail

        Look at the first one: swift run workbook check 1.2
        1 passed, 2 failed
        """)
  }

  @Test func `all solved is exit code 0`() throws {
    try book.answer(TinyWorkbook.kettle, TinyWorkbook.toaster, TinyWorkbook.radio)

    expect(
      book.run("check", "all"),
      out: """
        passed 1.1 Kettle: solved
        passed 1.2 Slow toaster: solved
        passed 2.1 Kitchen radio: solved

        3 passed, 0 failed
        """)
  }

  @Test func `each way to fail has its word`() throws {
    book.programs.set("it waits for the lid", .traps("no lid"))
    book.programs.set("it pops up once", .hangs)
    try book.remove("Exercises/\(TinyWorkbook.radio)/KitchenRadio.swift")

    expect(
      book.run("check", "1", "KitchenRadio"), code: 2,
      out: """
        FAILED 1.1 Kettle: crashed
        FAILED 1.2 Slow toaster: hung
        FAILED 2.1 Kitchen radio: not graded
            `KitchenRadio.swift` is missing in
            Exercises/02-bigger-things/01-kitchen-radio.

        Look at the first one: swift run workbook check 1.1
        0 passed, 3 failed
        """)
  }

  @Test func `the reason of one that is not graded is wrapped and indented`() throws {
    book.programs.answer("swift build", "error: no space left on device\n", ending: .stopped)
    (book.isScreen, book.width, book.environment) = (true, 36, ["NO_COLOR": "1"])

    #expect(
      book.run("check", "1.1", "1.2").seen.hasPrefix(
        """
        ✗ 1.1 Kettle: not graded
            The compiler was stopped after
            300 seconds.
        ✗ 1.2 Slow toaster: not graded

        """))
  }

  @Test func `what does not compile has its word`() {
    let place = "\(book.root)/Exercises/\(TinyWorkbook.kettle)/Kettle.swift"
    book.programs.answer(
      "swift build", "\(place):1:1: error: oops\n", ending: .exited(code: 1))

    #expect(
      book.run("check", "1.1", "1.2").out.hasPrefix(
        """
        FAILED 1.1 Kettle: does not compile
        FAILED 1.2 Slow toaster: does not compile

        """))
  }

  @Test func `one that is named twice is graded once`() {
    let out = book.run("check", "1.2", "slow-toaster", "2.1").out

    #expect(out.ranges(of: "Slow toaster").count == 1)
    #expect(out.hasSuffix("\n0 passed, 2 failed\n"))
  }

  @Test(arguments: [
    "02-slow-toaster", "SlowToaster", "slow-toaster", "01-first-steps/02-slow-toaster",
    "Exercises/01-first-steps/02-slow-toaster/", "./Exercises/01-first-steps/02-slow-toaster",
    "Exercises/01-first-steps/02-slow-toaster/SlowToaster.swift",
  ])
  func `an exercise goes by many names`(word: String) {
    #expect(book.run("check", word).out.hasPrefix("1.2 Slow toaster\n"))
  }

  @Test func `our answers that catch-up put there are not counted as passed`() throws {
    _ = book.run("catch-up", "2")
    _ = book.run("reset", "1.2")

    expect(
      book.run("check", "1"), code: 1,
      out: """
        ours   1.1 Kettle: our answer, put there by catch-up
        FAILED 1.2 Slow toaster: red, 2 of 2 specs fail

        Look at the first one: swift run workbook check 1.2
        0 passed, 1 failed, 1 caught up
        """)
  }

  @Test func `the ticker counts`() {
    book.isScreen = true

    #expect(book.run("check", "all").out.contains("[2m2 of 3  1.2 Slow toaster: building …"))
  }
}

/// What other programs read.
@Suite struct CheckJSONTests {
  private let book: TinyWorkbook

  init() throws { book = try TinyWorkbook() }

  private struct Report: Decodable {
    let number, key, module, answers, verdict: String
    let seconds: Double
    let specs: [Spec]
    let errors: [Problem]
    let notes: [String]
    let reason: String?

    struct Spec: Decodable {
      let sentence, outcome: String
      let isGuard: Bool
      let problems: [Problem]
    }
  }

  private struct Problem: Decodable, Equatable {
    let message: String
    let path: String?
    let line: Int?
  }

  private func reports(_ words: String..., code: Int32) throws -> [Report] {
    book.isScreen = true
    let transcript = book.run(["check", "--json"] + words)
    #expect(transcript.code == code)
    return try JSONDecoder().decode([Report].self, from: Data(transcript.out.utf8))
  }

  @Test func `every spec has its outcome and its problems`() throws {
    let report = try #require(try reports("1.1", code: 1).first)

    #expect([report.number, report.module, report.verdict] == ["1.1", "Kettle", "red"])
    #expect([report.key, report.answers] == [TinyWorkbook.kettle, "Exercises"])
    try #require(report.specs.map(\.outcome) == Array(repeating: "failed", count: 4) + ["passed"])
    #expect(report.specs.map(\.isGuard) == [false, false, false, false, true])
    #expect(
      report.specs[1].problems == [
        Problem(
          message: "The water was boiled twice.",
          path: "ROOT/Tests/Specs/\(TinyWorkbook.kettle)/KettleXCTests.swift", line: 11)
      ])
  }

  @Test func `several exercises are one array`() throws {
    try book.answer(TinyWorkbook.kettle)

    #expect(try reports("all", code: 1).map(\.verdict) == ["solved", "red", "red"])
  }

  @Test func `the compiler's errors stand apart`() throws {
    book.programs.answer(
      "swift build", "\(book.root)/Exercises/\(TinyWorkbook.kettle)/Kettle.swift:3:1: error: no\n",
      ending: .exited(code: 1))

    let report = try #require(try reports("1.1", code: 1).first)

    #expect(report.verdict == "does not compile")
    #expect(report.specs.isEmpty)
    #expect(
      report.errors == [
        Problem(message: "no", path: "Exercises/\(TinyWorkbook.kettle)/Kettle.swift", line: 3)
      ])
  }

  @Test func `a reason is given when it could not be graded`() throws {
    book.programs.answer("swift build", ending: .exited(code: 127))

    let report = try #require(try reports("1.1", code: 2).first)

    #expect(report.verdict == "not graded")
    #expect(report.reason?.hasPrefix("The Swift toolchain was not found.") == true)
  }

  @Test func `a crash and a hang have their outcomes`() throws {
    book.programs.set("it waits for the lid", .traps("no lid"))
    book.programs.set("it boils the water once", .hangs)

    let report = try #require(try reports("1.1", code: 1).first)

    try #require(report.specs.map(\.outcome) == ["failed", "hung", "crashed", "failed", "passed"])
    #expect(report.specs[2].problems.map(\.message) == ["no lid"])
  }
}
