import Testing

@testable import WorkbookKit

@Suite struct SharedTextsTests {
  @Test func `it changes nothing about a report`() {
    var texts = SharedTexts()
    let report = LearnerReport.mixed

    #expect(texts.shared(report) == report)
    #expect(texts.shared(report) == report)
  }

  @Test func `what two reports say alike is there once`() {
    var texts = SharedTexts()
    _ = texts.shared(LearnerReport.mixed)
    let count = texts.count
    _ = texts.shared(LearnerReport.mixed)

    #expect(count > 0)
    #expect(texts.count == count)
  }

  @Test func `each text of a spec and of its problems is shared`() {
    var texts = SharedTexts()
    let problem = Problem("Ask it.", detail: "1 is not 2", path: "Specs.swift", line: 7)
    let spec = SpecStanding("it asks", .failed, problems: [problem])
    _ = texts.shared(
      LearnerReport.example(ExerciseStanding(.inheritedObject, .red, specs: [spec])))

    #expect(texts.count == 4)
  }
}
