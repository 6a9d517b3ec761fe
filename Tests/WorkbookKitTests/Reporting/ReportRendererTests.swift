import Testing

@testable import WorkbookKit

@Suite struct ReportRendererTests {
  private let disk = Disk()

  private func text(_ report: LearnerReport, _ format: ReportFormat) throws -> String {
    let environment = [
      "CLASSROOM": "c", "ASSIGNMENT": "a", "SUBMISSION_TAG": "submit/1", "COMMIT_URL": "u",
    ]
    return try ReportRenderer(workbook: .example, files: disk.files, environment: environment)
      .text(of: report, as: format)
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
    #expect(try ReportFormat(named: "JUnit") == .junit)
    let near = #expect(throws: WorkbookError.self) { try ReportFormat(named: "junti") }
    #expect(near?.next == "Did you mean `junit`?")
    let far = #expect(throws: WorkbookError.self) { try ReportFormat(named: "powerpoint") }
    #expect(far?.next.hasPrefix("There are text, markdown, html, json, ") == true)
  }
}
