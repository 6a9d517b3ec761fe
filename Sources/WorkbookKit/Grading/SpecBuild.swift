import ChildProcess

/// Builds the specs of one exercise with one folder of answers.
struct SpecBuild: Sendable {
  let workbook: Workbook
  let files: Files
  let programs: Programs
  let time: Time
  let scratch: String
  /// A folder of compiled system modules to share; filling one anew takes seconds.
  let moduleCache: String?

  struct Result: Sendable {
    let ending: ChildProcess.Ending
    let output: String

    var succeeded: Bool { ending == .exited(code: 0) }
    var errors: [CompilerError] { CompilerError.all(in: output, kind: "error") }
    var warnings: [CompilerError] { CompilerError.all(in: output, kind: "warning") }
  }

  /// The compiler gets five minutes: an expression it cannot make out may take it forever.
  static let limit = 300.0

  func build(_ exercise: Exercise, answers: AnswersFolder) throws -> Result {
    try forgetEarlierBuild(of: exercise)
    let start = time.seconds()
    var output = CappedOutput()
    let call = Programs.Call(
      "swift",
      ["build", "--build-tests", "--package-path", workbook.root, "--scratch-path", scratch]
        + ["--no-color-diagnostics"]
        // One compiler for all files of a module: they are small, and starting it costs more.
        + ["-Xswiftc", "-driver-batch-count", "-Xswiftc", "1"]
        + (moduleCache.map { ["-Xswiftc", "-module-cache-path", "-Xswiftc", $0] } ?? []),
      environment: Self.environment(exercise, answers: answers))
    let ending = try programs.run(
      call, { output.append($0) }, { time.seconds() - start > Self.limit })
    return Result(ending: ending, output: output.text)
  }

  /// Makes the compiler look at every file of the exercise again.
  ///
  /// Its own record counts in seconds: a file that is saved twice within one is taken for
  /// unchanged, and the specs would run against the first save (seen with Swift 6.3.1 on Linux).
  private func forgetEarlierBuild(of exercise: Exercise) throws {
    for module in [exercise.module, "\(exercise.module)Specs"] {
      let folder = "\(scratch)/debug/\(module).build"
      for name in (try? files.list(folder)) ?? [] where name.hasSuffix(".priors") {
        try files.remove("\(folder)/\(name)")
      }
    }
  }

  /// The two knobs of the manifest.
  static func environment(_ exercise: Exercise, answers: AnswersFolder) -> [String: String] {
    ["WORKBOOK_ANSWERS": answers.setting, "WORKBOOK_ONLY": exercise.module]
  }
}

extension CompilerError {
  /// Reads `path:line:column: kind: text` lines; each problem once, in order.
  static func all(in output: String, kind: String) -> [CompilerError] {
    var found: [CompilerError] = []
    for line in output.split(separator: "\n") {
      guard line.hasPrefix("/"), let words = line.firstRange(of: ": \(kind): ") else { continue }
      let place = line[..<words.lowerBound].split(separator: ":")
      guard place.count >= 3, let number = Int(place[place.count - 2]) else { continue }
      let path = place.dropLast(2).joined(separator: ":")
      let error = CompilerError(
        path: path, line: number, message: String(line[words.upperBound...]))
      if !found.contains(error) { found.append(error) }
    }
    return found
  }
}
