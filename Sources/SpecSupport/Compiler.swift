import ChildProcess
import Foundation

/// The Swift compiler as a spec uses it: with the modules that the specs were built with.
struct Compiler {
  private let command: [String]
  private let products: URL
  private let environment: [String: String]

  /// - Throws: `ClientFailure` when the folder of built modules cannot be found.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) throws {
    self.environment = environment
    products = try Self.folderOfBuiltProducts()
    #if os(macOS)
      command = ["/usr/bin/xcrun", "swiftc"]
    #else
      command = [try Self.find("swiftc", in: environment["PATH"] ?? "")]
    #endif
  }

  /// - Parameter source: The text of the client's file.
  func verdict(
    _ arguments: [String], on client: Client, source: String
  ) throws -> CompilerVerdict {
    let modules = products.appending(path: "Modules").path
    let cache =
      environment["WORKBOOK_MODULE_CACHE"] ?? products.appending(path: "ModuleCache").path
    let settings = [
      "-swift-version", "6", "-suppress-warnings", "-no-color-diagnostics",
      "-I", modules, "-module-cache-path", cache,
      // As SwiftPM calls it, so that the system modules which it compiled are used again: to
      // compile them takes seconds, which a spec has not. The `-g` in `mode(for:)` is one of these.
      "-Xcc", "-fPIC", "-Xcc", "-g", "-Xcc", "-fno-omit-frame-pointer",
    ]
    let (output, ending) = try run(
      command[0], command.dropFirst() + mode(for: arguments) + settings + arguments, .compiler)
    return CompilerVerdict(
      output: output + Self.complaint(about: ending), succeeded: ending == .exited(code: 0),
      statements: client.statements, source: source)
  }

  /// An error of our own, for a compiler that was stopped before it could say one.
  private static func complaint(about ending: ChildProcess.Ending) -> String {
    switch ending {
    case .stopped, .outgrew:
      "\n\(Client.fileName):0: error: it was stopped, since it took too long or too much memory; "
        + "one expression may be too hard for it"
    case .exited, .crashed: ""
    }
  }

  /// All files are compiled in one go; otherwise the driver starts a compiler for each.
  private func mode(for arguments: [String]) -> [String] {
    #if os(Linux)
      // Without the driver, which has nothing to decide here, it takes three quarters of the time.
      if arguments.first == "-typecheck" { return ["-frontend", "-g"] }
    #endif
    // Said to the driver itself, it would start two more compilers to wrap up the module.
    return ["-whole-module-optimization", "-Xfrontend", "-g"]
  }

  /// The objects and libraries that a client needs to run.
  var linkerArguments: [String] {
    let objects = ["SpecSupport", "ChildProcess"].flatMap { module in
      let folder = products.appending(path: "\(module).build")
      // The folder also has the objects of files that were renamed since, so SwiftPM's list decides.
      let list = try? Data(contentsOf: folder.appending(path: "output-file-map.json"))
      let outputs = try? JSONDecoder().decode([String: [String: String]].self, from: list ?? Data())
      // In a release build, the entry without a file names an object that is not written.
      return (outputs ?? [:]).compactMap { file, output in file.isEmpty ? nil : output["object"] }
    }
    return objects + ["-lTesting"]
  }

  func output(of program: String) throws -> String {
    let (output, ending) = try run(program, [], .client)
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
      let trap = output.split(separator: "\n").first { $0.contains("Fatal error: ") }
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

  /// The folder that holds `Modules`, above the program that runs the specs.
  private static func folderOfBuiltProducts() throws -> URL {
    var folder = imagePath().resolvingSymlinksInPath().deletingLastPathComponent()
    while folder.path != "/" {
      let modules = folder.appending(path: "Modules/SpecSupport.swiftmodule").path
      if FileManager.default.fileExists(atPath: modules) { return folder }
      folder.deleteLastPathComponent()
    }
    throw ClientFailure(description: "the folder of built modules was not found")
  }

  /// The file on disk that this code was loaded from.
  private static func imagePath() -> URL {
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
