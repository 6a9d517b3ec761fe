import Foundation

@testable import InterfaceAndLive
@testable import SpecSupport

/// Builds the modules of a station, each for itself, as SwiftPM would build targets.
///
/// A module sees the modules that it imports, and of what these import only what the compiler needs.
struct ModuleBuild {
  let station: Station
  /// What the compiler said of the modules that it refused, by their names.
  private(set) var refusals: [String: String] = [:]
  private var built: Set<String> = []
  private let folder: URL
  private let compiler: Compiler
  private let sources: [String: URL]

  /// - Parameters:
  ///   - folder: An empty one, for what is built.
  ///   - extra: Files that the spec brings along.
  /// - Throws: `ClientFailure` when there is no compiler, or the answer's folder cannot be read.
  init(_ station: Station, in folder: URL, extra: [URL] = []) throws {
    self.station = station
    self.folder = folder
    compiler = try Compiler(
      environment: ProcessInfo.processInfo.startEnvironment)
    let files = try GradedAnswer(spec: #filePath).sources() + extra
    sources = Dictionary(files.map { ($0.lastPathComponent, $0) }) { first, _ in
      first
    }
    try build()
  }

  /// Those that import no module come first. What needs a refused one isn't built.
  private mutating func build() throws {
    var waiting = station.modules
    while let next = waiting.firstIndex(where: {
      built.isSuperset(of: $0.imports)
    }) {
      let module = waiting.remove(at: next)
      let product = path(module.name)
      let verdict = try compiler.verdict(
        [
          "-emit-module", "-emit-module-path", "\(product).swiftmodule", "-c",
          "-o", "\(product).o",
        ]
          + arguments(for: module))
      if verdict.isAccepted {
        built.insert(module.name)
      } else {
        refusals[module.name] = verdict.explanation
      }
    }
  }

  /// - Parameter importing: Modules that it imports in addition.
  private func arguments(for module: Module, importing: [Module] = [])
    -> [String]
  {
    let needed = (importing + [module]).flatMap(station.needs(of:)).map(\.name)
    let found = Set(needed).subtracting([module.name]).sorted()
    let imported = Set(module.imports + importing.map(\.name)).subtracting([
      module.name
    ]).sorted()
    return [
      "-parse-as-library", "-package-name", "station", "-module-name",
      module.name, "-enable-upcoming-feature", "MemberImportVisibility",
    ]
      + found.flatMap {
        ["-Xfrontend", "-swift-module-file=\($0)=\(path($0)).swiftmodule"]
      }
      + imported.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
      + Station.files(of: module).compactMap { sources[$0]?.path }
  }

  private func path(_ name: String) -> String {
    folder.appending(path: name).path
  }
}

extension ModuleBuild {
  /// Builds a program, links it with the modules that it needs and with no other, and runs it.
  ///
  /// - Parameters:
  ///   - file: The program belongs to the module with this file, as a test or an app's main does.
  ///   - statements: What the program does.
  ///   - importing: The names of modules that it imports in addition.
  ///   - left: A file without which it must be built.
  /// - Returns: The lines that it printed, or the one that says why there are none.
  func lines(
    besides file: String, _ statements: String, importing: [String] = [],
    without left: String? = nil
  ) -> [String] {
    do {
      guard let module = station.modules(with: file).first else {
        throw ClientFailure(description: "no module has \(file)")
      }
      let needed =
        station.needs(of: module) + importing.compactMap(station.module(named:))
      if let left,
        let holder = needed.first(where: {
          Station.files(of: $0).contains(left)
        })
      {
        throw ClientFailure(
          description: "it isn't built without \(left): it needs \(holder.name)"
        )
      }
      if let missing = needed.first(where: { !built.contains($0.name) }) {
        throw ClientFailure(description: "\(missing.name) wasn't built")
      }
      let program = path("program-\(UUID().uuidString)")
      let libraries = Set(needed.map(\.name)).subtracting([module.name])
        .sorted()
      let verdict = try verdict(
        on: statements, in: module, importing: needed,
        ["-o", program] + libraries.map { "\(path($0)).o" }
          + compiler.linkerArguments)
      guard verdict.isAccepted else {
        throw ClientFailure(description: verdict.explanation)
      }
      return try compiler.output(of: program).split(separator: "\n").map(
        String.init)
    } catch {
      return ["\(error)"]
    }
  }

  /// What the compiler says of statements that belong to the module with a file.
  func verdict(on statements: String, besides file: String) throws
    -> CompilerVerdict
  {
    guard let module = station.modules(with: file).first else {
      throw ClientFailure(description: "no module has \(file)")
    }
    return try verdict(
      on: statements, in: module, importing: station.needs(of: module),
      ["-typecheck"])
  }

  private func verdict(
    on statements: String, in module: Module, importing: [Module],
    _ arguments: [String]
  ) throws -> CompilerVerdict {
    let text = """
      import SpecSupport
      @main struct SpecProgram {
      static func main() {
      \(statements)
      }
      }

      """
    let client = folder.appending(path: SpecClient.fileName)
    try text.write(to: client, atomically: true, encoding: .utf8)
    return try compiler.verdict(
      self.arguments(for: module, importing: importing)
        + [client.path] + arguments,
      statements: statements, source: text)
  }
}

extension CompiledAnswer {
  /// The graded answer, of which some may be there for the package only.
  static let station = Result {
    let answer = GradedAnswer(spec: #filePath)
    return try describing(answer.sources())
  }

  /// What the compiler knows of these files of the answer.
  static func describing(_ files: [URL]) throws -> CompiledAnswer {
    let output = FileManager.default.temporaryDirectory
      .appending(path: "workbook-sil-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: output) }
    let verdict = try Compiler(
      environment: ProcessInfo.processInfo.startEnvironment
    )
    .verdict(
      ["-emit-silgen", "-parse-as-library", "-Xllvm", "-sil-print-debuginfo"]
        + [
          "-package-name", "station", "-module-name", "InterfaceAndLive",
          "-o", output.path,
        ]
        + files.map(\.path))
    guard verdict.isAccepted else {
      throw ClientFailure(description: verdict.explanation)
    }
    return CompiledAnswer(try String(contentsOf: output, encoding: .utf8))
  }
}
