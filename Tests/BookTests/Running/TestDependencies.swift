import Foundation

@testable import WorkbookCore

extension Dependencies {
  /// An outside world for a test: what it does not pass in is the real disk, a machine without
  /// programs, a clock that stands still, and a terminal that is not there.
  static func test(
    files: FileSystemClient = .live,
    processes: ProcessClient = ProcessClient { _, _, _ in .exited(code: 127) },
    time: TimeClient = TimeClient(
      now: { Date(timeIntervalSince1970: 0) }, seconds: { 0 }, sleep: { _ in }),
    environment: [String: String] = [:],
    toolchain: Toolchain = .linux, interruption: @escaping @Sendable () -> Int32? = { nil }
  ) -> Dependencies {
    Dependencies(
      files: files, processes: processes, time: time,
      terminal: TerminalClient(
        write: { _ in }, writeError: { _ in }, isScreen: false, isKeyboard: false, width: { 80 },
        readKey: { _ in nil }, withKeys: { try $0() }),
      environment: environment, folder: "/w", executable: "/bin/workbook", cores: 2,
      toolchain: toolchain,
      interruption: interruption)
  }
}

extension Toolchain {
  static let linux = Toolchain(release: SwiftRelease(6, 3), buildsBundles: false)
}

extension Workbook {
  /// The same workbook in another outside world; what is not passed in stays.
  func with(
    files: FileSystemClient? = nil, processes: ProcessClient? = nil, time: TimeClient? = nil,
    environment: [String: String]? = nil, toolchain: Toolchain? = nil,
    interruption: (@Sendable () -> Int32?)? = nil
  ) -> Workbook {
    var dependencies = dependencies
    dependencies.files = files ?? dependencies.files
    dependencies.processes = processes ?? dependencies.processes
    dependencies.time = time ?? dependencies.time
    dependencies.environment = environment ?? dependencies.environment
    dependencies.toolchain = toolchain ?? dependencies.toolchain
    dependencies.interruption = interruption ?? dependencies.interruption
    return Workbook(root: root, syllabus: syllabus, dependencies)
  }
}
