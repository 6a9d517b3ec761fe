import Testing

@testable import WorkbookCore
@testable import author

@Suite struct AuthorGraderTests {
  private let folder: TemporaryFolder
  private let workbook: Workbook

  init() throws {
    folder = try TemporaryFolder(isQuick: true)
    workbook = try PaperWorkbook("workbook", in: folder, [("01-first", ["01-one"])]).workbook
  }

  private func grader(_ number: Int) -> AuthorGrader {
    let programs = ProcessClient { _, _, _ in throw WorkbookError("No program runs here.", next: "")
    }
    return AuthorGrader(number, in: workbook.with(processes: programs, time: Clock().time))
  }

  /// Whether another process could take the lock now.
  private func isFree(_ number: Int) throws -> Bool {
    let unlock = try FileSystemClient.live.lock("\(workbook.root)/.build/verify-\(number)-lock")
    unlock?()
    return unlock != nil
  }

  @Test func `while it works alone, no grader with its number can`() throws {
    try grader(1).alone {
      let isFree = try (isFree(1), isFree(2))
      #expect(isFree == (false, true))
    }

    #expect(try isFree(1))
  }

  @Test func `it lets the others go on when its work fails`() throws {
    #expect(throws: WorkbookError.self) {
      try grader(1).alone { throw WorkbookError("No.", next: "") }
    }

    #expect(try isFree(1))
  }
}
