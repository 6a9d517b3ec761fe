import ChildProcess

/// The built specs of one exercise, and the calls that run them.
struct TestProduct: Sendable {
  /// Where SwiftPM leaves the specs as a program, if it does so on this platform.
  let program: String?
  /// The package and the folder it was built in, for `swift test` to find it again.
  let root: String
  let scratch: String
  let environment: [String: String]
  /// What the specs may take of the machine.
  let limits: ChildProcess.Limits

  init(
    root: String, scratch: String, environment: [String: String],
    limits: ChildProcess.Limits = .specs, files: FileSystemClient
  ) {
    self.root = root
    self.scratch = scratch
    self.environment = environment
    self.limits = limits
    let folder = "\(scratch)/debug"
    let name = (try? files.list(folder))?.first { $0.hasSuffix("PackageTests.xctest") }
    // On macOS it is a bundle, which only the toolchain's own runner can load.
    program = name.map { "\(folder)/\($0)" }.flatMap { files.isFolder($0) ? nil : $0 }
  }

  /// Prints every XCTest spec, a line each: `Module.Class/method`.
  var listXCTests: ProcessClient.Call {
    call(direct: ["--list-tests"], swiftTest: ["list", "--skip-build"])
  }

  /// Runs the XCTest specs: all, or one by its `Module.Class/method`.
  func runXCTests(only id: String?) -> ProcessClient.Call {
    call(
      direct: id.map { [$0] } ?? [],
      swiftTest: ["--skip-build", "--disable-swift-testing"] + filter(id))
  }

  /// Runs the Swift Testing specs: all, or one by its id.
  func runSwiftTesting(only id: String?, events: String) -> ProcessClient.Call {
    let stream = ["--event-stream-output-path", events, "--event-stream-version", "6.3"]
    return call(
      direct: ["--testing-library", "swift-testing"] + stream + filter(id),
      swiftTest: ["--skip-build", "--disable-xctest"] + stream + filter(id))
  }

  private func filter(_ id: String?) -> [String] {
    id.map { ["--filter", "^\(Self.escaped($0))$"] } ?? []
  }

  private func call(direct: [String], swiftTest: [String]) -> ProcessClient.Call {
    let place = ["--package-path", root, "--scratch-path", scratch]
    var call =
      if let program {
        ProcessClient.Call(program, direct, environment: environment)
      } else {
        ProcessClient.Call(
          "swift",
          ["test"] + swiftTest.prefix { $0 == "list" } + place
            + swiftTest.drop { $0 == "list" },
          environment: environment)
      }
    call.limits = limits
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
