import ChildProcess
import Foundation
import Synchronization
import Testing

@testable import WorkbookCore

// What a check starts: each program costs a learner who waits.
extension GraderTests {
  @Test(.enabled(if: FixtureWorkbook.toolchain.canRepeatBuilds))
  func `after an edit within a function, only the answer is compiled`() throws {
    _ = try fixture.grade()
    _ = try fixture.grade(answer: "red")
    let calls = Calls()
    #expect(try fixture.grade(programs: calls.programs).verdict == .solved)

    #expect(calls.names.filter { $0 == "swift" } == [])
    #expect(calls.names.filter { $0 == "swiftc" }.count == 2)
    #expect(calls.names.filter { $0.hasSuffix(".xctest") }.count == 3)
    // The audit looks at the symbols of the answer and of the specs, and at the answer's sections.
    #expect(calls.names.filter { $0.hasPrefix("llvm-") }.count == 3)
    #expect(calls.names.count == 8)
    #expect(calls.memoryLimits(of: "swiftc") == [4_000_000_000, 4_000_000_000])
  }

  @Test(.enabled(if: FixtureWorkbook.toolchain.canRepeatBuilds))
  func `after an edit of the interface, the specs are compiled, too`() throws {
    for answer in [nil, "other-interface", nil] { _ = try fixture.grade(answer: answer) }
    let calls = Calls()
    let report = try fixture.grade(answer: "other-interface", programs: calls.programs)

    #expect(report.verdict == .red)
    #expect(calls.names.filter { $0 == "swiftc" }.count == 3)
    #expect(!calls.names.contains("swift"))
  }

  /// The toolchain may have a linker that does not work on this system.
  @Test(.enabled(if: FixtureWorkbook.toolchain.canRepeatBuilds))
  func `when its quick linker fails, SwiftPM links`() throws {
    _ = try fixture.grade(answer: "red")
    let calls = Calls { $0.arguments.contains("-use-ld=lld") ? .exited(code: 1) : nil }
    var files = FileSystemClient.live
    files.exists = { $0.hasSuffix("/ld.lld") || FileSystemClient.live.exists($0) }

    #expect(try fixture.grade(files: files, programs: calls.programs).verdict == .solved)
    #expect(calls.names.contains("swift"))
  }

  @Test(.enabled(if: FixtureWorkbook.toolchain.canRepeatBuilds))
  func `where the toolchain has no linker of its own, the system's is used`() throws {
    _ = try fixture.grade(answer: "red")
    let calls = Calls()
    var files = FileSystemClient.live
    files.exists = { !$0.hasSuffix("/ld.lld") && FileSystemClient.live.exists($0) }

    #expect(try fixture.grade(files: files, programs: calls.programs).verdict == .solved)
    #expect(!calls.words.contains("-use-ld=lld"))
    #expect(!calls.names.contains("swift"))
  }
}

// What goes wrong without a program's fault.
extension GraderTests {
  private struct Surprise: Error, CustomStringConvertible {
    let description = "nobody expected this"
  }

  @Test func `an error that nobody expected is told, and who may know more`() throws {
    var programs = FixtureWorkbook.programs
    programs.run = { _, _, _ in throw Surprise() }
    let report = try fixture.grade(programs: programs)

    #expect(report.verdict == .notGraded)
    #expect(
      report.obstacle
        == WorkbookError("nobody expected this", next: "Run: swift run workbook doctor"))
  }

  @Test(.enabled(if: FixtureWorkbook.toolchain.canRepeatBuilds))
  func `an audit that could not be made is no verdict`() throws {
    let calls = Calls { $0.program.hasSuffix("/llvm-nm") ? .exited(code: 1) : nil }
    let report = try fixture.grade(programs: calls.programs)

    #expect(report.verdict == .notGraded)
    #expect(report.obstacle?.problem.hasPrefix("`llvm-nm` could not read what was built") == true)
  }

  @Test func `a folder that cannot be written is named, unless somebody stops it`() throws {
    let grader = try fixture.grader()

    #expect(throws: WorkbookError.self) {
      try grader.writing(in: "/nowhere") { throw Surprise() }
    }
    #expect(throws: ProcessClient.Interrupted.self) {
      try grader.writing(in: "/nowhere") { throw ProcessClient.Interrupted(signal: 2) }
    }
  }
}

/// Real programs, written down as they are started; some end at once, as they are told.
private final class Calls: Sendable {
  private let all = Mutex<[ProcessClient.Call]>([])
  private let ending: @Sendable (ProcessClient.Call) -> ChildProcess.Ending?

  init(_ ending: @escaping @Sendable (ProcessClient.Call) -> ChildProcess.Ending? = { _ in nil }) {
    self.ending = ending
  }

  /// The programs' names, without their folders.
  var names: [String] { all.withLock { $0.map { URL(filePath: $0.program).lastPathComponent } } }
  var words: [String] { all.withLock { $0.flatMap(\.arguments) } }

  func memoryLimits(of program: String) -> [Int?] {
    all.withLock { $0.filter { $0.program.hasSuffix("/\(program)") }.map(\.limits.memory) }
  }

  var programs: ProcessClient {
    var programs = FixtureWorkbook.programs
    let run = programs.run
    programs.run = { call, onOutput, shouldStop in
      self.all.withLock { $0.append(call) }
      return try self.ending(call) ?? run(call, onOutput, shouldStop)
    }
    return programs
  }
}
