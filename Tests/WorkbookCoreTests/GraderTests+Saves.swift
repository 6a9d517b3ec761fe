import Foundation
import Synchronization
import Testing

@testable import WorkbookCore

// Files that are saved while they are graded.
extension GraderTests {
  /// The disk, with an edit right before the specs run: they get a folder of their own then.
  private func disk(
    rounds: Int, _ edit: @escaping @Sendable (_ round: Int) throws -> Void
  ) -> FileSystemClient {
    let round = Mutex(0)
    var files = FileSystemClient.live
    files.makeFolder = { path in
      let number = round.withLock { round in
        round += 1
        return round
      }
      if number <= rounds { try edit(number) }
      try FileSystemClient.live.makeFolder(path)
    }
    return files
  }

  @Test func `a save between the build and the specs begins the grading anew`() throws {
    let file = try fixture.folder("1.1") + "/Answer.swift"
    let files = disk(rounds: 1) { _ in
      try Data("func answer(to question: String) -> Int { 41 }\n".utf8)
        .write(to: URL(filePath: file))
    }

    let report = try fixture.grade(files: files)

    #expect(report.verdict == .red)
    #expect(report.outcome("it answers the first question") != .passed)
  }

  @Test func `saves without end are told, and nothing is called solved`() throws {
    let file = try fixture.folder("1.1") + "/Answer.swift"
    let files = disk(rounds: 99) { round in
      let text = try String(contentsOfFile: file, encoding: .utf8)
      try Data("\(text)// \(round)\n".utf8).write(to: URL(filePath: file))
    }

    let report = try fixture.grade(files: files)

    #expect(report.verdict == .notGraded)
    #expect(
      report.obstacle?.problem == "The files were saved again and again while they were graded.")
    #expect(report.specs.isEmpty)
  }
}
