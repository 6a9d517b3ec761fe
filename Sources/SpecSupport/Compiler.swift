import ChildProcess
import Foundation

/// The Swift compiler as a spec uses it: with the modules that the specs were built with.
struct Compiler: Sendable {
  private let program: String
  private let settings: CompilerSettings
  private let products: BuiltProducts
  private let environment: [String: String]

  /// - Throws: `ClientFailure` when the compiler or the folder of built modules cannot be found.
  init(environment: [String: String]) throws {
    #if canImport(Darwin)
      let settings = CompilerSettings.darwin(
        platform: environment["WORKBOOK_PLATFORM"] ?? CompilerSettings.platformFromXcrun)
    #else
      let settings = CompilerSettings.linux
    #endif
    try self.init(settings, environment: environment)
  }

  init(_ settings: CompilerSettings, environment: [String: String]) throws {
    self.settings = settings
    // macOS warns of this variable whenever a program with privileges starts, and the warning would
    // count as what a client printed.
    self.environment = environment.filter { $0.key != "SWIFT_BACKTRACE" }
    products = try BuiltProducts(around: Self.imagePath())
    // The grader names the very compiler that built the specs. Where it also sets `SDKROOT`, as on a
    // Mac, the compiler doesn't ask `xcrun`, whose cache is lost with each run's `TMPDIR`.
    program =
      try environment["WORKBOOK_SWIFTC"] ?? Self.find("swiftc", in: environment["PATH"] ?? "")
  }

  /// - Parameters:
  ///   - statements: The code that the verdict is about.
  ///   - source: The text of the client's file.
  func verdict(
    _ arguments: [String], statements: String = "", source: String = ""
  ) throws -> CompilerVerdict {
    let cache =
      environment["WORKBOOK_MODULE_CACHE"] ?? products.folder.appending(path: "ModuleCache").path
    let common = [
      "-swift-version", "6", "-suppress-warnings", "-no-color-diagnostics",
      "-I", products.modules.path, "-module-cache-path", cache,
    ]
    let (output, ending) = try run(
      program, mode(for: arguments) + common + Self.conditions + settings.compiling + arguments,
      .compiler)
    return CompilerVerdict(
      output: output + Self.complaint(about: ending), succeeded: ending == .exited(code: 0),
      statements: statements, source: source)
  }

  /// What `#if` finds in the build of the specs, so that an answer is the same code in both.
  private static let conditions: [String] = {
    var names = ["SWIFT_PACKAGE"]
    #if DEBUG
      names.append("DEBUG")
    #endif
    return names.flatMap { ["-D", $0] }
  }()

  /// An error of our own, for a compiler that was stopped before it could say one.
  private static func complaint(about ending: ChildProcess.Ending) -> String {
    switch ending {
    case .stopped, .outgrew:
      "\n\(SpecClient.fileName):0: error: it was stopped, since it took too long or too much memory; "
        + "one expression may be too hard for it"
    case .exited, .crashed: ""
    }
  }

  /// All files are compiled in one go; otherwise the driver starts a compiler for each.
  private func mode(for arguments: [String]) -> [String] {
    if settings.typechecksWithoutDriver, arguments.first == "-typecheck" {
      // The driver would name the folder of macros such as `@TaskLocal`.
      return ["-frontend", "-g", "-plugin-path", toolchain("lib/swift/host/plugins").path]
    }
    // Said to the driver itself, it would start two more compilers to wrap up the module.
    return ["-whole-module-optimization", "-Xfrontend", "-g"]
  }

  /// What a client needs to run. The libraries that its code imports, the compiler links by itself.
  var linkerArguments: [String] {
    // The toolchain's own linker, if it has one, takes half the time of the system's.
    let hasLinker = FileManager.default.fileExists(atPath: toolchain("bin/ld.lld").path)
    return ["SpecSupport", "ChildProcess"].flatMap(products.objects(of:)) + settings.linking
      + (hasLinker ? ["-use-ld=lld"] : [])
  }

  /// A path in the folder that holds the compiler's `bin`.
  private func toolchain(_ path: String) -> URL {
    URL(filePath: program).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: path)
  }

  func output(of program: String, _ arguments: [String] = []) throws -> String {
    let (output, ending) = try run(program, arguments, .client)
    switch ending {
    case .exited(code: 0):
      return output
    case .stopped:
      throw ClientFailure(
        description: "the client did not end within \(Bounds.client.seconds) seconds: "
          + "look for a loop that never ends, or for something that waits for itself")
    case .outgrew:
      throw ClientFailure(
        description: "the client used more memory or disk than any answer needs: "
          + "look for a loop or a recursion without end")
    case .exited, .crashed:
      let traps = ["Fatal error: ", "Precondition failed: ", "Assertion failed: "]
      let trap = output.split(separator: "\n").first { traps.contains(where: $0.contains) }
      throw ClientFailure(
        description: "the client ended with \(ending): "
          + (trap ?? output.suffix(500)).replacing(/\ 0x[0-9a-f]+/, with: ""))
    }
  }

  /// What a compiler, or a client with the answer's code in it, may take of time and the machine.
  private struct Bounds {
    let seconds: Int
    let limits: ChildProcess.Limits

    static let compiler = Self(seconds: 60, limits: .init(memory: 2_000_000_000))
    /// Less than the specs as a whole may take, so that this one is named and not they.
    static let client = Self(
      seconds: 10, limits: .init(memory: 1_000_000_000, fileSize: 200_000_000))
  }

  /// Stays in the spec's process group, so that stopping the spec stops this, too.
  private func run(
    _ program: String, _ arguments: [String], _ bounds: Bounds
  ) throws -> (String, ChildProcess.Ending) {
    var output: [UInt8] = []
    let deadline = ContinuousClock.now + .seconds(bounds.seconds)
    let child = ChildProcess(
      program, arguments, environment: environment, leadsGroup: false, limits: bounds.limits)
    let ending = try child.run(
      onOutput: { if output.count < 1 << 20 { output += $0 } },
      shouldStop: { ContinuousClock.now > deadline })
    return (String(decoding: output, as: UTF8.self), ending)
  }
}

extension Compiler {
  private static func find(_ program: String, in path: String) throws -> String {
    let candidates = path.split(separator: ":").map { "\($0)/\(program)" }
    guard let found = candidates.first(where: FileManager.default.isExecutableFile) else {
      throw ClientFailure(description: "`\(program)` is not on the PATH, so no client can be built")
    }
    return found
  }

  /// The file on disk that this code was loaded from.
  static func imagePath() -> URL {
    #if canImport(Darwin)
      // A test runner of the toolchain's has loaded the specs as a bundle.
      var info = Dl_info()
      guard dladdr(#dsohandle, &info) != 0, let name = info.dli_fname else {
        return URL(filePath: CommandLine.arguments[0])
      }
      return URL(filePath: String(cString: name))
    #else
      // The specs are a program of their own.
      return URL(filePath: "/proc/self/exe")
    #endif
  }
}
