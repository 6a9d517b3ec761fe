import Testing

@testable import WorkbookCore
@testable import workshop

@Suite struct ReportFormatTests {
  private let disk = Disk()

  private func text(_ report: LearnerReport, _ format: ReportFormat) throws -> String {
    let environment = [
      "CLASSROOM": "c", "ASSIGNMENT": "a", "SUBMISSION_TAG": "submit/1", "COMMIT_URL": "u",
    ]
    return try format.text(
      of: report, in: Workbook.example.with(files: disk.files, environment: environment))
  }

  @Test(arguments: ReportFormat.allCases)
  func `every format ends its last line, once`(format: ReportFormat) throws {
    let text = try text(.example(.red()), format)

    #expect(text.hasSuffix("\n"))
    #expect(!text.hasSuffix("\n\n"))
  }

  @Test(arguments: [0, 2])
  func `Exercism's format is about one exercise`(count: Int) {
    let report = LearnerReport(
      learner: "Ada", madeAt: LearnerReport.date,
      exercises: Array(repeating: .solved, count: count))
    let error = #expect(throws: WorkbookError.self) { try text(report, .exercism) }

    #expect(error?.isUsage == true)
    #expect(error?.problem.hasSuffix("this report is about \(count).") == true)
  }

  @Test func `a key that the syllabus does not have leads to no file`() throws {
    disk["/w/Tests/Specs/../../Secret.swift"] = "@Test func `it asks the clock`() { secret() }"
    disk["/w/Tests/Specs/01-hidden-singletons/02-hidden-inputs/A.swift"] =
      "@Test func `it asks the clock`() { ask() }"
    var standing = ExerciseStanding.red()
    #expect(try text(.example(standing), .exercism).contains("ask()"))

    standing.key = "../.."
    #expect(try !text(.example(standing), .exercism).contains("secret"))
  }

  @Test func `formats go by their names`() throws {
    func format(_ name: String?, _ path: String? = nil) throws -> ReportFormat {
      try ReportFormat(named: name, for: path, usual: .text)
    }
    #expect(try format("JUnit") == .junit)
    #expect(try format(nil, "a.b/report.XML") == .junit)
    #expect(try format(nil, "report") == .text)
    let near = #expect(throws: WorkbookError.self) { try format("junti") }
    #expect(near?.next == "Did you mean `junit`?")
    let far = #expect(throws: WorkbookError.self) { try format("powerpoint") }
    #expect(far?.next.hasPrefix("Write one of these: text, markdown, html, json, ") == true)
    #expect(throws: WorkbookError.self) { try format(nil, "report.doc") }
  }
}
