import ChildProcess
import Foundation

@testable import WorkbookCore

/// A workbook with three tiny exercises, in a temporary folder whose name is hard to quote.
struct FixtureWorkbook {
  let workbook: Workbook
  let files = FileSystemClient.live
  private let fixtures: String

  init() throws {
    let repository = Self.repository
    fixtures = "\(repository)/Tests/Fixtures/Grading"
    let root = files.resolve(NSTemporaryDirectory()) + "/Wörk “book”'s \(UUID().uuidString)"
    for folder in ["Exercises", "Tests"] {
      try files.copy("\(fixtures)/\(folder)", "\(root)/\(folder)")
    }
    try files.copy("\(fixtures)/Exercises", "\(root)/.starters")
    for module in ["SpecSupport", "SpecTags", "ChildProcess"] {
      try files.copy("\(repository)/Sources/\(module)", "\(root)/Sources/\(module)")
    }
    try files.copy("\(repository)/Tests/Canaries", "\(root)/Tests/Canaries")
    try files.makeFolder("\(root)/Sources/WorkbookCore")
    let manifest = try files.text("\(repository)/Package.swift")
    try files.write(Data(Self.withFixtures(manifest).utf8), "\(root)/Package.swift")
    workbook = try Workbook(
      around: root,
      .test(files: files, toolchain: Self.toolchain))
  }

  /// The repository's own manifest with another table of contents.
  private static func withFixtures(_ manifest: String) -> String {
    let parts = manifest.split(separator: "let stages = [\n", maxSplits: 1)
    let rest = parts[1].split(separator: "\n]\n", maxSplits: 1)[1]
    return parts[0] + """
      let stages = [
        Stage(
          "01-fixtures",
          Exercise("01-subject", minutes: 1),
          Exercise("02-no-specs", minutes: 1),
          Exercise("03-skipped", minutes: 1)
        )
      ]

      """ + rest
  }

  /// Grades an exercise; `answer` names a folder of fixtures that takes the place of the starter.
  ///
  /// - Parameter bad: The question at which the answer does what it is there for. The second is
  ///   asked by Swift Testing, the third by XCTest.
  func grade(
    _ number: String = "1.1", answer: String? = nil, at bad: String? = nil,
    only spec: SpecResult? = nil, limit: Double = 30, limits: ChildProcess.Limits = .specs,
    files: FileSystemClient = .live, programs: ProcessClient = FixtureWorkbook.programs,
    toolchain: Toolchain = FixtureWorkbook.toolchain, watchesSurroundings: Bool = false
  ) throws -> GradeReport {
    let exercise = try workbook.syllabus.findOne(number)
    let folder = workbook.folder(exercise)
    let source = answer.map { "\(fixtures)/Answers/\($0)" } ?? workbook.starter(exercise)
    let code = try files.text("\(source)/Answer.swift")
      .replacing("\"bad\"", with: "\"\(bad ?? "bad")\"")
    try files.write(Data(code.utf8), "\(folder)/Answer.swift")
    return try grader(
      limit: limit, limits: limits, files: files, programs: programs, toolchain: toolchain,
      watchesSurroundings: watchesSurroundings
    ).grade(exercise, answers: workbook.ownAnswers, only: spec)
  }

  func folder(_ number: String) throws -> String {
    workbook.folder(try workbook.syllabus.findOne(number))
  }

  func specs(_ number: String) throws -> String {
    workbook.specs(try workbook.syllabus.findOne(number))
  }

  func grader(
    limit: Double = 30, limits: ChildProcess.Limits = .specs, files: FileSystemClient = .live,
    programs: ProcessClient = FixtureWorkbook.programs,
    toolchain: Toolchain = FixtureWorkbook.toolchain, watchesSurroundings: Bool = false
  ) -> Grader {
    Grader(
      in: workbook.with(files: files, processes: programs, time: .live, toolchain: toolchain),
      limit: limit,
      limits: limits,
      // What one toolchain leaves behind, another can't go on with.
      scratch: "\(workbook.root)/.build/\(toolchain.buildsBundles ? "bundles" : "check")",
      moduleCache: moduleCache, watchesSurroundings: watchesSurroundings)
  }

  /// That of these tests, which `.ci/bundles` runs as on a Mac.
  static let toolchain = Toolchain.current(ProcessInfo.processInfo.environment)

  private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// Real programs, with stand-ins for those that a Mac has.
  static var macPrograms: ProcessClient {
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = "\(repository)/.ci/mac/usr/bin:\(environment["PATH"] ?? "")"
    return .live(environment: environment, interruption: { nil })
  }

  /// Real programs without a fence around them.
  static let unfenced = ProcessClient.live(
    environment: ProcessInfo.processInfo.environment, interruption: { nil })

  /// Real programs that nobody interrupts.
  static let programs = ProcessClient.live(
    environment: ProcessInfo.processInfo.environment, executable: fencer, interruption: { nil })

  /// The program that enters fences for these tests, which was built beside them.
  static let fencer = URL(filePath: Bundle.main.executablePath ?? "").deletingLastPathComponent()
    .appending(path: "workbook").path

  /// Compiled system modules that building these tests left behind; they save some seconds.
  private var moduleCache: String? {
    let program = Bundle.main.executablePath ?? ""
    let cache = URL(filePath: program).deletingLastPathComponent().path + "/ModuleCache"
    return files.isFolder(cache) ? cache : nil
  }

  /// The command lines of processes that run something of this workbook's, and go on with it.
  ///
  /// Who was told to end, or was killed, needs a moment for it; a minute on a very busy machine.
  func processesLeft(mentioning word: String? = nil) throws -> [String] {
    var left = try processes(mentioning: word ?? workbook.root)
    for _ in 0..<600 where !left.isEmpty {
      usleep(100_000)
      left = try processes(mentioning: word ?? workbook.root)
    }
    return left
  }

  private func processes(mentioning word: String) throws -> [String] {
    try Self.programs.output(of: ProcessClient.Call("ps", ["-A", "-o", "args="])).text
      .split(separator: "\n").map(String.init)
      .filter { $0.contains(word) }
  }
}
