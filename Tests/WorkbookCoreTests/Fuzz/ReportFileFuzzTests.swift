import Foundation
import Fuzzing
import Testing

@testable import WorkbookCore
@testable import workshop

@Suite struct ReportFileFuzzTests {
  @Test func `any bytes are a report or an error that says what to do`() throws {
    try Fuzz.cases(300) { random in
      let bytes = random.damaged(Array(try random.report().json().utf8))
      do {
        let report = try LearnerReport(json: Data(bytes), named: "ada.json")
        let again = try LearnerReport(json: Data(try report.json().utf8), named: "ada.json")
        try #require(again == report, "\(random)")
      } catch let error as WorkbookError {
        try #require(error.problem.hasPrefix("ada.json "), "\(random): \(error)")
        try #require(!error.next.isEmpty, "\(random)")
      }
    }
  }

  @Test func `a report is the same once written and read`() throws {
    try Fuzz.cases(100) { random in
      let report = random.report()
      let json = try report.json()
      let again = try LearnerReport(json: Data(json.utf8), named: "It")
      try #require(again == report, "\(random)")
      let rewritten = try again.json()
      try #require(rewritten == json, "\(random)")
    }
  }

  @Test func `a class of any files has a page, and each file counts or is told`() throws {
    try Fuzz.cases(60) { random in
      let disk = Disk()
      let count = 1 + random.below(4)
      for place in 0..<count {
        var bytes = Array(try random.report().json().utf8)
        if random.once(in: 2) { bytes = random.damaged(bytes) }
        try disk.files.write(Data(bytes), "/c/\(place).json")
      }
      let (reports, skipped) = ReportFiles(files: disk.files).read(["/c"], from: "/w")

      try #require(reports.count + skipped.count == count, "\(random)")
      try #require(skipped.allSatisfy { $0.reason.hasSuffix(".") }, "\(random): \(skipped)")
      let page = ClassReport(reports: reports)
      try #require(page.learners.count <= reports.count, "\(random)")
      _ = ClassPage(report: page, skipped: skipped, title: "Class").markdown
    }
  }

  @Test func `any bytes are a record of a catch-up or an error`() throws {
    try Fuzz.cases(200) { random in
      let disk = Disk()
      let json = """
        {"at": "2026-01-31T14:05:09Z", "earlier": "HiddenInputs", "stage": "02-seams",
         "version": 1, "exercises": [{"backup": "b", "module": "HiddenInputs"}]}
        """
      let bytes = random.damaged(Array(json.utf8))
      try disk.files.write(Data(bytes), "/w/.workbook/catch-up.json")
      let catchUp = CatchUp(in: Workbook.example.with(files: disk.files))
      do {
        let record = try catchUp.record()
        try #require(record != nil, "\(random)")
      } catch {
        try #require(error is WorkbookError, "\(random): \(error)")
      }
      let kept = try disk.files.read("/w/.workbook/catch-up.json")
      try #require(Array(kept) == bytes, "\(random)")
    }
  }
}
