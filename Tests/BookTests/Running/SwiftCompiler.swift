import Foundation

/// The toolchain's compiler, in Swift 6 mode. A call takes about 0.3 s.
struct SwiftCompiler {
  /// What the compiler said.
  struct Verdict: Sendable {
    /// Errors and warnings.
    let diagnostics: [Diagnostic]

    var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }
  }

  /// A module to be compiled.
  struct Module {
    let name: String
    /// Absolute paths.
    let files: [String]
    /// A folder with modules that it imports.
    var imports: String?
  }

  /// Looks for errors and warnings, those of the data flow and of concurrency too.
  func check(_ module: Module) throws -> Verdict {
    // Checking types alone would not find them: they come up when code is made.
    try run(["-emit-sil", "-o", "/dev/null"], module)
  }

  /// The same, and leaves the module in a folder, for tests to import.
  func emit(_ module: Module, to folder: String) throws -> Verdict {
    let path = "\(folder)/\(module.name).swiftmodule"
    return try run(["-emit-module", "-emit-module-path", path, "-enable-testing"], module)
  }

  func build(_ module: Module, to program: String) throws -> Verdict {
    try run(["-o", program], module)
  }

  private func run(_ mode: [String], _ module: Module) throws -> Verdict {
    let isProgram = module.files.contains { $0.hasSuffix("/main.swift") }
    let result = try Program(
      call: Self.command + mode + Self.settings
        + ["-module-name", module.name]
        + (isProgram ? [] : ["-parse-as-library"])
        + (module.imports.map { ["-I", $0] } ?? [])
        + module.files
    ).run()
    let diagnostics = Diagnostic.all(in: result.output)
    guard !result.succeeded, !diagnostics.contains(where: { $0.severity == .error }) else {
      return Verdict(diagnostics: diagnostics)
    }
    // A compiler that fails without a readable error has accepted nothing.
    let words = "the compiler ended with \(result.ending): \(result.output.suffix(500))"
    return Verdict(
      diagnostics: diagnostics
        + [Diagnostic(severity: .error, path: "", line: 0, message: words)])
  }

  private static var settings: [String] {
    // As SwiftPM calls it, so that the system modules which it compiled are used again.
    let shared = [
      "-Xfrontend", "-g", "-Xcc", "-fPIC", "-Xcc", "-g", "-Xcc", "-fno-omit-frame-pointer",
    ]
    let cache = BuiltProducts.moduleCache.map { ["-module-cache-path", $0] + shared } ?? []
    return ["-swift-version", "6", "-whole-module-optimization"]
      + ["-no-color-diagnostics", "-diagnostic-style", "llvm"] + cache + testing
  }

  /// Where `import Testing` is found; SwiftPM says so for tests.
  private static var testing: [String] {
    #if os(macOS)
      guard let platform = try? firstLine(of: ["xcrun", "--show-sdk-platform-path"]),
        let compiler = try? firstLine(of: ["xcrun", "--find", "swiftc"])
      else { return [] }
      let toolchain = URL(filePath: compiler).deletingLastPathComponent()
        .deletingLastPathComponent().path
      return [
        "-F", "\(platform)/Developer/Library/Frameworks", "-I", "\(platform)/Developer/usr/lib",
        "-plugin-path", "\(toolchain)/lib/swift/host/plugins/testing",
      ]
    #else
      return []
    #endif
  }

  #if os(macOS)
    private static func firstLine(of call: [String]) throws -> String {
      try Program(call: call).run().output.textLines.first ?? ""
    }
  #endif

  private static var command: [String] {
    #if os(macOS)
      ["xcrun", "swiftc"]
    #else
      ["swiftc"]
    #endif
  }
}
