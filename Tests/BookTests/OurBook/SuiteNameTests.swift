import Testing

@testable import WorkbookCore

/// What a test navigator shows of this package's specs.
@Suite(.enabled(if: BookFiles.ours.chapter == nil))
struct SuiteNameTests {
  private let specs: [(module: String, files: [TextFile])]

  init() throws {
    let workbook = try Workbook(around: BookFiles.ours.root, .test(files: .live))
    specs = workbook.syllabus.exercises.map { exercise in
      let folder = workbook.relative(workbook.specs(exercise))
      return (exercise.module, BookFiles.ours.paths(below: folder).compactMap(BookFiles.ours.file))
    }
  }

  @Test func `a suite's name begins with its exercise's, and is there once`() {
    report(SuiteNameRule().problems(with: specs), in: .ours)
  }

  @Test func `each exercise has a suite in both frameworks`() {
    for (module, files) in specs {
      let names = files.flatMap(SuiteNameRule.suites(in:)).map(\.name)
      #expect(names.contains { $0.hasSuffix("Specs") }, "\(module)")
      #expect(names.contains { $0.hasSuffix("XCTests") }, "\(module)")
    }
  }

  @Test func `every test stands in a suite that is found`() {
    for file in specs.flatMap(\.files) {
      let hasTests = file.lines.contains {
        $0.hasPrefix("  @Test") || $0.hasPrefix("  func test")
          || $0.hasPrefix("  @MainActor func test")
      }
      #expect(!hasTests || !SuiteNameRule.suites(in: file).isEmpty, "\(file.path)")
    }
  }
}
