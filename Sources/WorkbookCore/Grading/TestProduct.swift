import ChildProcess
import Foundation

/// The built specs of one exercise, and the calls that run them.
struct TestProduct: Sendable {
  /// The program, or the bundle.
  private let path: String
  /// The code in the bundle.
  private var executable: String {
    let name = path.split(separator: "/").last?.replacing(".xctest", with: "") ?? ""
    return "\(path)/Contents/MacOS/\(name)"
  }
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
    of module: String, in scratch: String, toolchain: Toolchain, tools: DeveloperTools? = nil,
    environment: [String: String], limits: ChildProcess.Limits = .specs, files: FileSystemClient
  ) throws {
    let folder = toolchain.products(in: scratch, files)
    let names = (try? files.list(folder)) ?? []
    guard let name = names.first(where: { toolchain.isSpecs($0, of: module) }) else {
      throw WorkbookError(
        "The specs were built, but they are not in \(folder).",
        next: "Remove \(scratch), then check again. If that doesn't help: swift run workbook doctor"
      )
    }
    path = "\(folder)/\(name)"
    self.toolchain = toolchain
    self.tools = tools
    self.environment = environment
    self.limits = limits
  }

  /// Lists the XCTest specs: a program prints them, and a bundle's are written to the file.
  func listXCTests(to file: String) -> ProcessClient.Call {
    guard let tools else { return call(path, ["--list-tests"]) }
    return call(tools.xctestHelper, [path, file])
  }

  /// Runs the XCTest specs: all, or one by its `Module.Class/method`.
  func runXCTests(only id: String?) -> ProcessClient.Call {
    guard let tools else { return call(path, id.map { [$0] } ?? []) }
    var call = call(tools.xctest, (id.map { ["-XCTest", $0] } ?? []) + [path])
    // Otherwise it runs those of Swift Testing as well.
    call.environment["SWIFT_TESTING_ENABLED"] = "0"
    return call
  }

  /// Runs the Swift Testing specs: all, or one by its id.
  func runSwiftTesting(only id: String?, events: String) -> ProcessClient.Call {
    let arguments =
      ["--testing-library", "swift-testing", "--event-stream-output-path", events]
      + ["--event-stream-version", toolchain.eventStreamVersion]
      + (id.map { ["--filter", "^\(Self.escaped($0))$"] } ?? [])
    guard let tools else { return call(path, arguments) }
    return call(tools.testingHelper, ["--test-bundle-path", executable] + arguments)
  }

  /// The ids of the XCTest specs, `Module.Class/method`, each once.
  ///
  /// - Parameters:
  ///   - output: What the list's program printed.
  ///   - file: What it wrote, if it did.
  func listed(_ output: String, file: Data?) -> [FoundSpec] {
    let ids =
      tools == nil
      ? output.split(separator: "\n").map(String.init)
      : file.flatMap { try? JSONDecoder().decode(Listed.self, from: $0) }?.ids() ?? []
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

  private func call(_ program: String, _ arguments: [String]) -> ProcessClient.Call {
    var call = ProcessClient.Call(program, arguments, environment: environment)
    call.limits = limits
    call.runsAnswer = true
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
