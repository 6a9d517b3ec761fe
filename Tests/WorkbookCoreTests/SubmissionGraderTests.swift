import Foundation
import Synchronization
import Testing

@testable import WorkbookCore
@testable import workshop

/// Real compilers, real specs, and answers that nobody would want on their machine.
@Suite struct SubmissionGraderTests {
  private let fixture: FixtureWorkbook
  private let inbox: TemporaryFolder
  private let key = "01-fixtures/01-subject"

  init() throws {
    fixture = try FixtureWorkbook()
    inbox = try TemporaryFolder()
  }

  private func handIn(_ learner: String, _ code: String) throws {
    try inbox.write(code, to: "\(learner)/\(key)/Answer.swift")
  }

  private func grade(
    _ learners: [String], jobs: Int = 2, programs: ProcessClient = FixtureWorkbook.programs
  ) throws -> [LearnerReport] {
    let submissions = try learners.map {
      try Submission(
        at: $0, from: inbox.path, workbook: fixture.workbook.with(files: fixture.files))
    }
    let grader = fixture.grader()
    let reports = Mutex<[LearnerReport]>([])
    try SubmissionGrader(
      for: fixture.workbook.with(
        files: fixture.files, processes: programs, time: .live), limit: 8,
      moduleCache: grader.moduleCache
    ).grade(
      submissions, [try fixture.workbook.syllabus.findOne("1.1")], jobs: jobs,
      onStep: { _, _, _ in }, onReport: { report in reports.withLock { $0.append(report) } })
    return reports.withLock { $0 }
  }

  @Test func `whatever an answer does costs its own row only`() throws {
    let right = "func answer(to question: String) -> Int { 40 + 2 }"
    try handIn("a-right", right)
    try handIn("b-crash", "func answer(to question: String) -> Int { fatalError() }")
    try handIn("c-hang", "func answer(to question: String) -> Int { while true {} }")
    try handIn(
      "d-flood",
      "func answer(to question: String) -> Int { while true { print(question, question) } }")
    try handIn(
      "e-exit", "import Foundation\nfunc answer(to question: String) -> Int { exit(0) }")
    try handIn("f-huge", right + String(repeating: "\n", count: 2_000_000))
    try handIn("g-broken", "func answer(to question: String) -> Int { \"no\" }")
    try handIn("h-link", right)
    try inbox.files.link("\(inbox.path)/h-link/\(key)/Link.swift", "/etc/hosts")
    try handIn("i-right", right)
    let names = try inbox.files.list(inbox.path)

    let reports = try grade(names)

    #expect(reports.map(\.learner) == names)
    #expect(
      reports.map { $0.exercises[0].standing } == [
        .solved, .crashed, .hung, .hung, .crashed, .notGraded, .doesNotCompile, .notGraded,
        .solved,
      ])
    #expect(reports[5].exercises[0].reason?.hasPrefix("`Answer.swift` has 2 MB.") == true)
    #expect(reports[7].exercises[0].reason?.hasPrefix("`Link.swift` is a link") == true)
    #expect(reports.allSatisfy { $0.exercises[0].specs.count == 4 })
    #expect(try fixture.processesLeft() == [])
  }

  @Test func `its own specs judge, also when the answer's copy has others`() throws {
    try inbox.files.copy(fixture.workbook.root, "\(inbox.path)/ana")
    try inbox.write(
      "func answer(to question: String) -> Int { 0 }",
      to: "ana/Exercises/\(key)/Answer.swift")
    try inbox.write(
      "import Testing\n@Test func `it answers the first question`() {}",
      to: "ana/Tests/Specs/\(key)/SubjectSpecs.swift")

    let standing = try grade(["ana"])[0].exercises[0]

    #expect(standing.standing == .red)
    #expect(standing.notes == ["The specs in ana were changed; this workbook's judged it."])
  }

  @Test func `code works in a copy that is gone afterwards, and leaves nothing running`() throws {
    let word = "87\(Int.random(in: 1000...9999))"
    try handIn(
      "ana",
      """
      import Foundation
      func answer(to question: String) -> Int {
        try? FileManager.default.removeItem(atPath: "workbook/Tests")
        let folder = FileManager.default.currentDirectoryPath
        try? folder.write(toFile: "\(inbox.path)/where-\\(question)", atomically: true, encoding: .utf8)
        let child = Process()
        child.executableURL = URL(filePath: "/bin/sh")
        child.arguments = ["-c", "(setsid sleep \(word) || sleep \(word)) &"]
        try? child.run()
        return 42
      }
      """)

    // Without a fence, so that the code can say where it works.
    let programs = ProcessClient.live(
      environment: ProcessInfo.processInfo.environment, interruption: { nil })
    let report = try grade(["ana"], programs: programs)[0]

    #expect(report.exercises[0].standing == .solved)
    let folder = try inbox.files.text("\(inbox.path)/where-first")
    #expect(folder.contains("workbook-grade-"))
    #expect(!inbox.files.exists(folder))
    #expect(inbox.files.exists("\(fixture.workbook.root)/Tests/Specs/\(key)"))
    #if os(Linux)
      #expect(try fixture.processesLeft(mentioning: "sleep \(word)") == [])
    #endif
  }

  @Test func `a starter that nobody touched is not graded, unless it was tried`() throws {
    for learner in ["ana", "ben"] {
      try inbox.files.copy(fixture.workbook.root, "\(inbox.path)/\(learner)")
    }
    var progress = LearnerProgress()
    let exercise = try fixture.workbook.syllabus.findOne("1.1")
    progress.note(.red, on: exercise, at: Date(timeIntervalSince1970: 0))
    try ProgressStore(
      in: Workbook(root: "\(inbox.path)/ben", syllabus: fixture.workbook.syllabus, .test()).with(
        files: .live, time: .live)
    ).save(progress)

    let reports = try grade(["ana", "ben"])

    #expect(reports.map { $0.exercises[0].standing } == [.notBegun, .solved])
    #expect(reports[0].exercises[0].specs.map(\.outcome) == Array(repeating: .didNotRun, count: 4))
    #expect(reports[1].exercises[0].history?.attempts == 1)
    #expect(reports.map(\.workedUntil) == [nil, Date(timeIntervalSince1970: 0)])
  }

  @Test func `a progress file that makes no sense is nobody's harm`() throws {
    try inbox.files.copy(fixture.workbook.root, "\(inbox.path)/ana")
    try inbox.write("{ \"version\": \"one\"", to: "ana/.workbook/progress.json")

    let report = try grade(["ana"])[0]

    #expect(report.exercises[0].standing == .notBegun)
    #expect(try inbox.files.text("\(inbox.path)/ana/.workbook/progress.json").hasPrefix("{"))
  }

  @Test func `our answer that a learner caught up with is not theirs`() throws {
    try inbox.files.copy(fixture.workbook.root, "\(inbox.path)/ana")
    try inbox.write("let ours = 1", to: "ana/Exercises/\(key)/Answer.swift")
    try inbox.write("let ours = 1", to: "ana/.workbook/catch-up/Subject/Answer.swift")
    try inbox.write(
      """
      {"version": 1, "stage": "02-later", "at": "2026-01-31T14:05:09Z",
       "exercises": [{"module": "Subject", "backup": ".workbook/backups/somewhere"}]}
      """, to: "ana/.workbook/catch-up.json")

    let standing = try grade(["ana"])[0].exercises[0]

    #expect(standing.standing == .notBegun)
    #expect(standing.reason == "Our answer stands here, put in place by `catch-up`.")
  }
}
