import ChildProcess
import Foundation

/// The built specs of one exercise, and the calls that run them.
struct TestProduct: Sendable {
  /// The program, or the bundle.
  private let path: String
  /// What loads a bundle; `nil` when the specs are a program.
  private let tools: DeveloperTools?
  private let toolchain: Toolchain
  private let environment: [String: String]
  /// What the specs may take of the machine.
  private let limits: ChildProcess.Limits

  /// - Parameters:
  ///   - module: The exercise's module.
  ///   - scratch: The folder that it was built in.
  /// - Throws: `WorkbookError` when no specs were built there.
  init(
    of module: String, in scratch: String, toolchain: Toolchain, tools: DeveloperTools?,
    environment: [String: String], limits: ChildProcess.Limits = .specs, files: FileSystemClient
  ) throws {
    let folder = toolchain.products(in: scratch, files)
    let names = ((try? files.list(folder)) ?? []).filter { toolchain.isSpecs($0, of: module) }
    guard names.count == 1 else {
      // A second one was planted there.
      throw WorkbookError(
        "The specs were built, but "
          + (names.isEmpty ? "they are not in \(folder)." : "\(folder) holds several programs."),
        next: "Remove \(scratch), then check again. If that doesn't help: swift run workbook doctor"
      )
    }
    path = "\(folder)/\(names[0])"
    self.toolchain = toolchain
    self.tools = tools
    self.environment = environment
    self.limits = limits
  }

  /// Lists the XCTest specs: a program prints them, and a bundle's are written to the file, which
  /// must exist.
  func listXCTests(to file: String) -> ProcessClient.Call {
    guard let tools else { return call(path, ["--list-tests"]) }
    return xctestCall(tools.load(tools.xctestHelper, [path, file]), writing: [file])
  }

  /// Runs the XCTest specs: all, or one by its `Module.Class/method`.
  func runXCTests(only id: String?) -> ProcessClient.Call {
    guard let tools else { return call(path, id.map { [$0] } ?? []) }
    return xctestCall(tools.load(tools.xctest, (id.map { ["-XCTest", $0] } ?? []) + [path]))
  }

  /// Runs the Swift Testing specs: all, or one by its id.
  ///
  /// - Parameter events: The file that they write; it must exist.
  func runSwiftTesting(only id: String?, events: String) -> ProcessClient.Call {
    let arguments =
      ["--testing-library", "swift-testing", "--event-stream-output-path", events]
      + ["--event-stream-version", toolchain.eventStreamVersion]
      + (id.map { ["--filter", "^\(Self.escaped($0))$"] } ?? [])
    guard let tools else { return call(path, arguments, writing: [events]) }
    let code = Toolchain.code(inBundle: path)
    let load = tools.load(tools.testingHelper, ["--test-bundle-path", code] + arguments)
    return call(load.program, load.arguments, writing: [events])
  }

  /// The XCTest specs, each once.
  ///
  /// - Parameters:
  ///   - output: What the list's program printed.
  ///   - file: What it wrote, if it did.
  /// - Throws: `WorkbookError` when a bundle's list can't be read.
  func listed(_ output: String, file: Data?) throws -> [FoundSpec] {
    var ids = output.split(separator: "\n").map(String.init)
    if tools != nil {
      guard let list = try? JSONDecoder().decode(Listed.self, from: file ?? Data()) else {
        throw WorkbookError(
          "The list of the XCTest specs could not be read.",
          next: "Run: swift run workbook doctor")
      }
      ids = list.ids()
    }
    var seen: Set<String> = []
    return ids.compactMap(FoundSpec.init(xctest:)).filter { seen.insert($0.id).inserted }
  }

  /// A suite or a spec in the list of a bundle: suites hold suites, and classes hold specs.
  private struct Listed: Decodable {
    let name: String
    let tests: [Listed]?

    func ids(in suite: String = "") -> [String] {
      tests?.flatMap { $0.ids(in: name) } ?? ["\(suite)/\(name)"]
    }
  }

  private func xctestCall(
    _ load: (program: String, arguments: [String]), writing files: [String] = []
  ) -> ProcessClient.Call {
    var call = call(load.program, load.arguments, writing: files)
    // Otherwise those of Swift Testing run as well.
    call.environment["SWIFT_TESTING_ENABLED"] = "0"
    return call
  }

  /// - Parameter files: What the program may write beside its temporary files.
  private func call(
    _ program: String, _ arguments: [String], writing files: [String] = []
  ) -> ProcessClient.Call {
    var call = ProcessClient.Call(program, arguments, environment: environment)
    call.limits = limits
    call.runsAnswer = true
    call.fence = environment["TMPDIR"].map { Fence(folders: [$0], files: files) }
    return call
  }

  /// The id as a regular expression that matches nothing else.
  private static func escaped(_ id: String) -> String {
    id.map { character in
      let isPlain =
        !character.isASCII || character.isLetter || character.isNumber
        || " _/:`'".contains(character)
      return isPlain ? "\(character)" : "\\\(character)"
    }.joined()
  }
}

extension ChildProcess.Limits {
  /// What the specs of one framework may take of the machine, and the answer's code with them.
  ///
  /// Ours take a tenth of the memory. Compile specs start compilers, several for each core.
  public static let specs = Self(
    memory: 2_000_000_000, reserved: 8_000_000_000, processes: 200, fileSize: 500_000_000)
}
