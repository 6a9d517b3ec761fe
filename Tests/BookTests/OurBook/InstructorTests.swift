import Testing

@testable import WorkbookCore

/// The instructor's pages, beside the exercises that they are about.
@Suite(.enabled(if: BookFiles.ours.chapter == nil)) struct InstructorTests {
  private let workbook: Workbook

  init() throws { workbook = try Workbook(around: BookFiles.ours.root, .test(files: .live)) }

  @Test func `each stage has a page whose wrong turns quote what learners see`() throws {
    for stage in workbook.syllabus.stages {
      let path = WrongTurnRule.page(of: stage)
      let page = try #require(BookFiles.ours.file(path), "\(path) is missing.")
      #expect(WrongTurnRule.rows(of: page).count >= stage.exercises.count)
      report(WrongTurnRule(book: .ours, stage: stage).problems(with: page), in: .ours)
    }
  }

  @Test func `the pages have one skeleton`() throws {
    for stage in workbook.syllabus.stages {
      let page = try #require(BookFiles.ours.file(WrongTurnRule.page(of: stage)))
      #expect(
        Page(page.text).sections.map(\.heading)
          == ["Say", "Draw", "Wrong turns", "Ask", "Catch up", "Look back"], "\(page.path)")
      #expect(Page(page.text).title.hasPrefix("Stage \(stage.number): "))
      #expect(Page(page.text).title.hasSuffix(", for the instructor"))
    }
  }
}
