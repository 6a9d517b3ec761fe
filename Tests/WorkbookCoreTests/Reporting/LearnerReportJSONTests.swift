import Foundation
import Testing

@testable import WorkbookCore
@testable import workshop

@Suite struct LearnerReportJSONTests {
  private func error(for text: String) -> WorkbookError? {
    #expect(throws: WorkbookError.self) {
      try LearnerReport(json: Data(text.utf8), named: "ada.json")
    }
  }

  @Test func `what was written is read again`() throws {
    let report = LearnerReport.example(.solved, .red(), .notBegun, .notCompiling, .broken)

    #expect(try LearnerReport(json: Data(report.json().utf8), named: "ada.json") == report)
  }

  @Test(arguments: hostileTexts)
  func `every text comes back as it was`(text: String) throws {
    let report = LearnerReport.example(.hostile(text), learner: text)

    #expect(try LearnerReport(json: Data(report.json().utf8), named: "ada.json") == report)
  }

  @Test func `the same report is the same text`() throws {
    #expect(try LearnerReport.mixed.json() == LearnerReport.mixed.json())
    #expect(try LearnerReport.mixed.json().contains("\"format\" : \"workbook-report\""))
  }

  @Test(arguments: ["", "no JSON", "[]", "{}", #"{"format":"other","version":1}"#, "\u{0}"])
  func `anything else is no report`(text: String) {
    #expect(error(for: text)?.problem == "ada.json is no report of this workbook.")
  }

  @Test func `a later workbook's is told apart`() {
    let later = #"{"format":"workbook-report","version":2}"#

    #expect(error(for: later)?.problem == "ada.json was written by a later workbook.")
  }

  @Test(arguments: [
    (#""learner":"Ada""#, #""learner":7"#),
    (#""standing":"red""#, #""standing":"green""#),
    (#""outcome":"failed""#, #""outcome":null"#),
    (#""title":"Hidden inputs""#, #""heading":"Hidden inputs""#),
  ])
  func `a damaged one is told`(text: String, damage: String) throws {
    let whole = try LearnerReport.mixed.json().replacing("\n", with: "")
      .replacing(/\s+:\s+/, with: ":").replacing(/,\s+"/, with: ",\"")
    #expect(whole.contains(text))

    #expect(
      error(for: whole.replacing(text, with: damage))?.problem == "ada.json is a damaged report.")
  }

  @Test func `a date must be one`() throws {
    let whole = try LearnerReport.mixed.json()
    let problem = error(for: whole.replacing("2026-01-31T14:05:09Z", with: "yesterday"))?.problem

    #expect(problem == "ada.json is a damaged report.")
  }

  @Test func `one that is too large is not even read`() {
    let spaces = String(repeating: " ", count: LearnerReport.largestFile + 1)

    #expect(error(for: spaces)?.problem == "ada.json has 8 MB: no report is so large.")
  }
}
