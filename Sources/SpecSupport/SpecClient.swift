import Foundation

/// A piece of code that uses the graded answer, and that the compiler judges.
///
/// A compile spec asks whether such a client builds. It lets a learner invent a type or an
/// initializer without breaking everyone's build, and it proves that a wrong use does not build.
///
/// ```swift
/// let client = SpecClient("_ = InheritedObject()")
/// #expect(try client.typecheck().isAccepted)
/// ```
///
/// The code stands in a function, since Swift 6 refuses at file scope what it accepts there.
public struct SpecClient: Sendable {
  /// The statements of the client.
  public let statements: String
  /// Types and functions that the client brings along.
  public let declarations: String
  let answer: GradedAnswer
  /// Files of the answer that this client brings others for.
  private(set) var replaced: Set<String> = []
  /// What the compiler and the client see of this process; a test gives it a value of its own.
  var environment = ProcessInfo.processInfo.startEnvironment

  /// - Parameters:
  ///   - statements: What the client does; it may `try` and `await`.
  ///   - declarations: Types and functions that it needs.
  ///   - spec: The file of the spec, from which the graded answer is found.
  public init(_ statements: String, declarations: String = "", spec: String = #filePath) {
    self.init(statements, declarations: declarations, of: GradedAnswer(spec: spec))
  }

  init(_ statements: String, declarations: String, of answer: GradedAnswer) {
    self.statements = statements
    self.declarations = declarations
    self.answer = answer
  }
}

extension SpecClient {
  /// Asks the compiler whether the client builds together with the answer. Takes about 0.2 s.
  ///
  /// - Parameter leavingOut: Files of the answer that are not compiled, to show what does without
  ///   them.
  /// - Throws: When the compiler cannot be run.
  public func typecheck(leavingOut: Set<String> = []) throws -> CompilerVerdict {
    try inScratchFolder { folder in
      try verdict(
        by: Compiler(environment: environment), ["-typecheck"], in: folder, leavingOut: leavingOut)
    }
  }

  /// Asks the compiler whether the client builds together with these files of the answer alone.
  ///
  /// - Throws: When the compiler cannot be run.
  public func typecheck(with files: Set<String>) throws -> CompilerVerdict {
    try typecheck(leavingOut: answer.allFiles(but: files))
  }

  /// Builds the client together with the answer, runs it, and returns what it printed.
  ///
  /// Takes about 0.6 s; a client that does not end is stopped after ten seconds.
  ///
  /// - Parameter leavingOut: Files of the answer that are not compiled; the client may bring others.
  /// - Throws: `ClientFailure` when it does not build, crashes or does not end.
  public func run(leavingOut: Set<String> = []) throws -> String {
    try built(leavingOut: leavingOut) { try $0.output(of: $1) }
  }

  private func built<Result>(
    leavingOut: Set<String> = [], _ body: (Compiler, _ program: String) throws -> Result
  ) throws -> Result {
    try inScratchFolder { folder in
      let compiler = try Compiler(environment: environment)
      let program = folder.appending(path: "client").path
      let main = try write("main.swift", "try await client()\n", to: folder)
      let verdict = try verdict(
        by: compiler, ["-o", program, main] + compiler.linkerArguments, in: folder,
        leavingOut: leavingOut)
      guard verdict.isAccepted else { throw ClientFailure(description: verdict.explanation) }
      return try body(compiler, program)
    }
  }

  /// Builds the client together with the answer, runs it, and returns the lines that it printed.
  ///
  /// When it cannot be built or run, the one line says why, so that a spec shows it as what it
  /// found.
  ///
  /// - Parameter leavingOut: Files of the answer that are not compiled; the client may bring others.
  public func lines(leavingOut: Set<String> = []) -> [String] {
    Self.lines { try run(leavingOut: leavingOut) }
  }

  private static func lines(of output: () throws -> String) -> [String] {
    do {
      return try output().split(separator: "\n").map(String.init)
    } catch {
      return ["\(error)"]
    }
  }

  /// Builds the client once, and runs it with each of these arguments, all at the same time.
  ///
  /// - Returns: For each argument the lines that were printed, or the one that says why not.
  /// - Throws: `ClientFailure` when it does not build.
  func lines(forEach arguments: [String]) throws -> [[String]] {
    try built { compiler, program in
      let runs = atOnce(arguments.count, within: 60) { number in
        Self.lines { try compiler.output(of: program, [arguments[number]]) }
      }
      return runs.map { $0 ?? ["the client did not end"] }
    }
  }

  /// The lines that it prints, built together with these files of the answer alone.
  public func lines(with files: Set<String>) throws -> [String] {
    lines(leavingOut: try answer.allFiles(but: files))
  }

  /// The probe **someone else's**: the same client, built with other declarations in the place of
  /// some of the answer's files.
  ///
  /// A double with a verdict of its own shows whether the rest of the answer asks it, or has copied
  /// its rule.
  ///
  /// - Parameters:
  ///   - files: The files of the answer that are not compiled.
  ///   - declarations: What stands in for them.
  public func replacing(_ files: Set<String>, by declarations: String) -> SpecClient {
    let all = self.declarations + "\n" + declarations
    var client = with(statements, declarations: all)
    client.replaced = replaced.union(files)
    return client
  }

  /// Another client of the same answer.
  func with(_ statements: String, declarations: String) -> SpecClient {
    var client = SpecClient(statements, declarations: declarations, of: answer)
    client.environment = environment
    client.replaced = replaced
    return client
  }

  /// The name of the file that the client is written to.
  static let fileName = "client.swift"

  private func verdict(
    by compiler: Compiler, _ arguments: [String], in folder: URL, leavingOut: Set<String>
  ) throws -> CompilerVerdict {
    let text = """
      \(declarations)
      func client() async throws {
      \(statements)
      }

      """
    let client = try write(Self.fileName, text, to: folder)
    let sources = try answer.sources(leavingOut: leavingOut.union(replaced)).map(\.path)
    return try compiler.verdict(
      arguments + ["-module-name", answer.module] + sources + [client],
      statements: statements, source: text)
  }

  /// Writes a file and returns its path.
  private func write(_ name: String, _ text: String, to folder: URL) throws -> String {
    let file = folder.appending(path: name)
    try text.write(to: file, atomically: false, encoding: .utf8)
    return file.path
  }

  private func inScratchFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = URL(filePath: environment["TMPDIR"] ?? NSTemporaryDirectory())
      .appending(path: "workbook-client-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}

/// A client that was to run did not build, crashed or did not end.
public struct ClientFailure: Error, CustomStringConvertible {
  public let description: String
}
