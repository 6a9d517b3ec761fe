import ChildProcess
import Foundation

/// Builds the specs of one exercise with one folder of answers.
struct SpecBuild: Sendable {
  let workbook: Workbook
  let scratch: String
  /// A folder of compiled system modules to share; filling one anew takes seconds.
  let moduleCache: String?

  private var files: FileSystemClient { workbook.files }

  struct Result: Sendable {
    let ending: ChildProcess.Ending
    let output: String

    var succeeded: Bool { ending == .exited(code: 0) }
    var errors: [CompilerError] { CompilerError.all(in: output, kind: "error") }
    var warnings: [CompilerError] { CompilerError.all(in: output, kind: "warning") }
  }

  /// The compiler gets five minutes: an expression it cannot make out may take it forever.
  static let limit = 300.0
  /// Bytes that a compiler may hold: ours take a tenth of it.
  static let memory = 4_000_000_000

  /// Builds: by repeating the last build where that is enough, else with SwiftPM.
  func build(
    _ exercise: Exercise, answers: AnswersFolder, under constraint: Constraint? = nil
  ) throws -> Result {
    try forgetEarlierBuild(of: exercise)
    let quick = QuickBuild(
      files: files, scratch: scratch, module: exercise.module,
      inputs: try inputs(exercise, answers, constraint), compile: compile)
    // Folders within the answer's are SwiftPM's to look through.
    let isFlat = files.folders(in: "\(answers.path)/\(exercise.key)").isEmpty
    let canRepeat = isFlat && workbook.toolchain.canRepeatBuilds
    if canRepeat, let result = try quick.run() { return result }
    try quick.forget()
    let result = try compile(swiftBuild(exercise, answers, constraint))
    if result.succeeded, canRepeat { try quick.remember(result) }
    return result
  }

  private func swiftBuild(
    _ exercise: Exercise, _ answers: AnswersFolder, _ constraint: Constraint?
  ) -> ProcessClient.Call {
    let cache = moduleCache.map { ["-Xswiftc", "-module-cache-path", "-Xswiftc", $0] } ?? []
    return ProcessClient.Call(
      "swift",
      ["build", "--build-tests", "--package-path", workbook.root, "--scratch-path", scratch]
        + ["--no-color-diagnostics"] + workbook.toolchain.buildArguments + cache,
      environment: Self.environment(exercise, answers: answers, under: constraint)
        .merging([Canary.declaration: "1"]) { $1 })
  }

  private func compile(_ call: ProcessClient.Call) throws -> Result {
    let time = workbook.time
    let start = time.seconds()
    var output = CappedOutput()
    var call = call
    call.limits.memory = Self.memory
    let ending = try workbook.processes.run(
      call, { output.append($0) }, { time.seconds() - start > Self.limit })
    return Result(ending: ending, output: output.text)
  }

  /// Everything but the text of the answer's files that a build depends on.
  private func inputs(
    _ exercise: Exercise, _ answers: AnswersFolder, _ constraint: Constraint?
  ) throws -> Data {
    let names = try files.swiftFiles(in: "\(answers.path)/\(exercise.key)")
    let settings = [answers.setting, moduleCache ?? "", constraint.map { "\($0.number)" } ?? ""]
    let words = [exercise.key] + settings + names
    var inputs = Data(words.joined(separator: "\n").utf8)
    let shared = ["SpecSupport", "SpecTags", "ChildProcess", "ClubServer"].map {
      "\(workbook.root)/Sources/\($0)"
    }
    for folder in shared + ["\(workbook.root)/Tests/Canaries", workbook.specs(exercise)] {
      for (path, code) in try files.sources(in: folder).sorted(by: { $0.key < $1.key }) {
        inputs += Data("\n\(folder)/\(path)\n".utf8) + code
      }
    }
    return inputs + (try files.read("\(workbook.root)/Package.swift"))
  }

  /// Makes the compiler look at every file of the exercise again.
  ///
  /// Its own record counts in seconds: a file that is saved twice within one is taken for
  /// unchanged, and the specs would run against the first save (seen with Swift 6.3.1 on Linux).
  private func forgetEarlierBuild(of exercise: Exercise) throws {
    let toolchain = workbook.toolchain
    for module in [exercise.module, "\(exercise.module)Specs"] {
      let records = toolchain.driverRecords(of: module, in: scratch, files).flatMap { folder in
        ((try? files.list(folder)) ?? []).filter { $0.hasSuffix(".priors") }
          .map { "\(folder)/\($0)" }
      }
      for record in records { try files.remove(record) }
      // A layout that isn't known: then everything is built anew.
      let products = toolchain.products(in: scratch, files)
      if toolchain.buildSystem == .swiftbuild, records.isEmpty,
        files.exists("\(products)/\(module).swiftmodule")
      {
        try files.remove("\(scratch)/out")
      }
    }
  }

  /// The knobs of the manifest.
  static func environment(
    _ exercise: Exercise, answers: AnswersFolder, under constraint: Constraint? = nil
  ) -> [String: String] {
    [
      "WORKBOOK_ANSWERS": answers.setting, "WORKBOOK_ONLY": exercise.module,
      "WORKBOOK_AGAIN": constraint.map { "\($0.number)" } ?? "",
    ]
  }
}

extension CompilerError {
  /// Reads `path:line:column: kind: text` lines; each problem once, in order.
  static func all(in output: String, kind: String) -> [CompilerError] {
    var found: [CompilerError] = []
    for line in output.split(separator: "\n") {
      if let words = line.firstRange(of: "note: protocol requires ") {
        let requirement = "protocol requires " + line[words.upperBound...]
        if let last = found.indices.last, !found[last].requirements.contains(requirement) {
          found[last].requirements.append(requirement)
        }
      }
      guard line.hasPrefix("/"), let words = line.firstRange(of: ": \(kind): ") else { continue }
      let place = line[..<words.lowerBound].split(separator: ":")
      guard place.count >= 3, let number = Int(place[place.count - 2]) else { continue }
      let path = place.dropLast(2).joined(separator: ":")
      let error = CompilerError(
        path: path, line: number, message: String(line[words.upperBound...]))
      if !found.contains(where: error.isSame) { found.append(error) }
    }
    return found
  }

  /// The compiler repeats an error, with and without what belongs to it.
  private func isSame(as other: CompilerError) -> Bool {
    (path, line, message) == (other.path, other.line, other.message)
  }
}
