import Foundation
import Testing

@testable import WorkbookCore
@testable import workbook
@testable import workshop

/// How this package's pages hang together.
@Suite struct LinkTests {
  @Test func `every link of every page leads somewhere`() {
    report(BookFiles.ours.allPages.flatMap(LinkRule(book: .ours).problems(with:)), in: .ours)
  }

  @Test(.enabled(if: BookFiles.ours.chapter == nil))
  func `the front page leads to every page`() {
    report(LinkRule(book: .ours).orphans(), in: .ours)
  }

  @Test(.enabled(if: BookFiles.ours.chapter == nil))
  func `every brief leads to a section of its stage's chapter`() throws {
    let workbook = try Workbook(around: BookFiles.ours.root, .test(files: .live))
    for stage in workbook.syllabus.stages {
      let sections = stage.exercises.map { workbook.chapter(on: $0) }
      #expect(Set(sections.map { $0?.path }).count == 1, "\(stage.folder)")
      for (exercise, section) in zip(stage.exercises, sections) {
        #expect(section?.heading != nil, "\(exercise.number)")
      }
    }
  }

  @Test(.enabled(if: BookFiles.ours.chapter == nil))
  func `docc makes the site without a warning`() throws {
    let workbook = try Workbook(around: BookFiles.ours.root, .test(files: .live))
    let programs = ProcessClient.live(
      environment: ProcessInfo.processInfo.environment, interruption: { nil })
    let folder = try TemporaryFolder()

    try Site(of: Book(of: workbook.with(processes: programs)))
      .write(to: "\(folder.path)/site", warningsAreErrors: true)

    for page in try Book(of: workbook).pages() {
      let path = "\(folder.path)/site\(Site.path(ofPage: page.name))/index.html"
      #expect(FileSystemClient.live.exists(path), "\(page.name)")
    }
  }
}
