import Foundation

/// What grading takes from Xcode and the toolchain where specs are bundles: the programs that load a
/// bundle, and the folders of the testing frameworks.
///
/// `swift test` would find all of this itself. But it starts the runner in a process group of its own,
/// so that no limit and no stop would reach the specs, and it reports a crash as code 1.
struct DeveloperTools: Equatable, Sendable {
  /// The toolchain's folder `usr`, that of the compiler which builds the specs.
  let toolchain: String
  /// The folder `MacOSX.platform`.
  let platform: String
  let sdk: String
  /// XCTest's runner.
  let xctest: String
  /// Lists the XCTests of a bundle. Xcode alone has it, whichever toolchain builds.
  let xctestHelper: String

  /// - Throws: `WorkbookError` when something isn't found, or `ProcessClient.Interrupted`.
  init(_ processes: ProcessClient) throws {
    func ask(_ program: String, _ arguments: [String]) throws -> String {
      let (ending, text) = try processes.output(of: ProcessClient.Call(program, arguments))
      guard ending != .exited(code: 127) else { throw WorkbookError.noToolchain }
      guard ending == .exited(code: 0), !text.isEmpty else {
        let words = ([program] + arguments).joined(separator: " ")
        throw WorkbookError(
          "Xcode's tools were not found. `\(words)` failed: \(text.suffix(300))",
          next: "Run: swift run workbook doctor")
      }
      return text
    }
    func xcrun(_ arguments: String...) throws -> String {
      // Its warnings come first.
      let text = try ask("xcrun", ["--sdk", "macosx"] + arguments)
      return text.split(separator: "\n").last.map(String.init) ?? ""
    }
    let info = try ask("swift", ["-print-target-info"]).drop { $0 != "{" }
    guard let target = try? JSONDecoder().decode(TargetInfo.self, from: Data(info.utf8)) else {
      throw WorkbookError(
        "`swift -print-target-info` printed something else than expected: \(info.suffix(300))",
        next: "Run: swift run workbook doctor")
    }
    // `usr/lib/swift` → `usr`
    toolchain = target.paths.runtimeResourcePath.parentPath.parentPath
    platform = try xcrun("--show-sdk-platform-path")
    sdk = try xcrun("--show-sdk-path")
    xctest = try xcrun("--find", "xctest")
    let swiftBuild = try xcrun("--toolchain", "XcodeDefault", "--find", "swift-build")
    xctestHelper =
      swiftBuild.parentPath.parentPath + "/libexec/swift/pm/swiftpm-xctest-helper"
  }

  private struct TargetInfo: Decodable {
    let paths: Paths
    struct Paths: Decodable { let runtimeResourcePath: String }
  }

  /// Swift Testing's runner.
  var testingHelper: String { "\(toolchain)/libexec/swift/pm/swiftpm-testing-helper" }

  private var frameworks: String { "\(platform)/Developer/Library/Frameworks" }
  private var libraries: String { "\(platform)/Developer/usr/lib" }

  /// Lets a compiler find the testing frameworks and their libraries.
  var searchArguments: [String] { ["-F", frameworks, "-I", libraries] }

  /// Calls a program that finds the frameworks when it loads a bundle.
  ///
  /// `env` sets the variables, because macOS takes them away from a shell, and a shell sets the limits
  /// of the specs.
  func load(_ program: String, _ arguments: [String]) -> (program: String, arguments: [String]) {
    let variables = [
      "DYLD_FRAMEWORK_PATH=\(frameworks):\(platform)/Developer/Library/PrivateFrameworks",
      "DYLD_LIBRARY_PATH=\(toolchain)/lib/swift/macosx/testing:\(libraries)",
    ]
    return ("/usr/bin/env", variables + [program] + arguments)
  }

  /// What compile specs need: with these, the compiler needn't ask `xcrun`, whose memory is in the
  /// temporary folder, and specs get a fresh one.
  var variables: [String: String] {
    ["WORKBOOK_SWIFTC": "\(toolchain)/bin/swiftc", "WORKBOOK_PLATFORM": platform, "SDKROOT": sdk]
  }
}
