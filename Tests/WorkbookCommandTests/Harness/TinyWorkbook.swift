import Foundation

@testable import WorkbookCore
@testable import author
@testable import workbook
@testable import workshop

/// A workbook of two stages and three exercises in a temporary folder, in a faked world.
final class TinyWorkbook {
  let root: String
  let clock = FakeClock()
  let signal = FakeSignal()
  let programs: FakePrograms
  var files = FileSystemClient.live
  var environment: [String: String] = [:]
  /// The folder that the program is called from.
  var folder: String
  var isScreen = false
  var width = 80
  /// One, and so one grader: two would share what the fake compiler says and the fake clock, and
  /// which of two lines is printed first would be a matter of chance.
  var cores = 1
  private let home: String
  let terminal = FakeTerminal()

  /// - Parameters:
  ///   - name: The name of its folder.
  ///   - columns: How long the path of the folder above is at least: lines break by it.
  init(named name: String = "workbook", below columns: Int = 0) throws {
    // Kept in memory where the system has such a place: disks take most of a test's time.
    let memory = "/dev/shm"
    let place = files.isWritable(memory) ? memory : NSTemporaryDirectory()
    home = (files.resolve(place) + "/tiny-\(UUID().uuidString)").padding(to: columns)
    root = "\(home)/\(name)"
    folder = root
    programs = FakePrograms(root: root, clock: clock)
    for (path, text) in Self.pages { try write(text, path) }
  }

  deinit { try? FileSystemClient.live.remove(home) }

  /// Calls a program with these words: the one that has a command of that name.
  ///
  /// - Parameters:
  ///   - program: Another program than that.
  ///   - steps: What happens while it waits for keys.
  func run(
    _ words: String..., program: Program? = nil, steps: [FakeTerminal.Step] = []
  ) -> Transcript {
    run(words, program: program, steps: steps)
  }

  func run(
    _ words: [String], program: Program? = nil, steps: [FakeTerminal.Step] = []
  ) -> Transcript {
    terminal.clear(then: steps)
    let code = (program ?? Self.program(for: words)).run(words, dependencies)
    return Transcript(code: code, out: plain(terminal.out), error: plain(terminal.error))
  }

  var dependencies: Dependencies {
    Dependencies(
      files: files, processes: programs.programs, time: clock.time,
      terminal: terminal.terminal(isScreen: isScreen, width: width),
      environment: environment, folder: folder, executable: "\(home)/bin/workbook", cores: cores,
      toolchain: Toolchain(release: SwiftRelease(6, 3), buildsBundles: false),
      interruption: { [signal] in signal.heard })
  }

  static func program(for words: [String]) -> Program {
    let word = words.first { !$0.hasPrefix("-") && $0 != "help" }
    return programs.first { $0.commands.contains { $0.name == word } } ?? .workbook
  }

  static let programs: [Program] = [.workbook, .workshop, .author]

  /// The same text on every machine: `ROOT` stands for the workbook, `HOME` for the folder above.
  private func plain(_ text: String) -> String {
    text.replacing(root, with: "ROOT").replacing(home, with: "HOME")
  }
}

extension TinyWorkbook {
  static let kettle = "01-first-steps/01-kettle"
  static let toaster = "01-first-steps/02-slow-toaster"
  static let radio = "02-bigger-things/01-kitchen-radio"

  func write(_ text: String, _ path: String) throws {
    try Self.write(text, path, in: root)
  }

  static func write(_ text: String, _ path: String, in root: String) throws {
    try writeSoon(Data(text.utf8), "\(root)/\(path)")
  }

  /// Writes a file without waiting until the disk has it, which takes most of a test's time.
  static func writeSoon(_ data: Data, _ path: String) throws {
    let file = URL(filePath: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func text(_ path: String) throws -> String { try FileSystemClient.live.text("\(root)/\(path)") }

  func remove(_ path: String) throws { try FileSystemClient.live.remove("\(root)/\(path)") }

  /// Whether there is something at this path.
  func has(_ path: String) -> Bool { FileSystemClient.live.exists("\(root)/\(path)") }

  /// Puts our answer into the learner's folder.
  func answer(_ keys: String...) throws {
    for key in keys { try Self.answer(key, in: root) }
  }

  /// Puts our answer into the learner's folder, and has it graded.
  func solve(_ keys: String...) throws {
    for key in keys {
      try Self.answer(key, in: root)
      _ = run("check", key)
    }
  }

  static func answer(_ key: String, in root: String) throws {
    let ours = "\(root)/Solutions/\(key)"
    for name in try FileSystemClient.live.swiftFiles(in: ours) {
      try FileSystemClient.live.write(
        try FileSystemClient.live.read("\(ours)/\(name)"), "\(root)/Exercises/\(key)/\(name)")
    }
  }
}

extension String {
  fileprivate func padding(to columns: Int) -> String {
    self + String(repeating: "-", count: max(0, columns - count))
  }
}
