import Foundation

/// What grading takes from Xcode where specs are bundles: the programs that load a bundle, and the
/// folder of the testing frameworks.
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

  /// - Throws: `WorkbookError` when something isn't found, or `ProcessClient.Interrupted`.
  init(_ processes: ProcessClient) throws {
    func ask(_ call: ProcessClient.Call) throws -> String {
      let (ending, text) = try processes.output(of: call)
      guard ending != .exited(code: 127) else { throw WorkbookError.noToolchain }
      guard ending == .exited(code: 0) else {
        let words = ([call.program] + call.arguments).joined(separator: " ")
        throw WorkbookError(
          "Xcode's tools were not found. `\(words)` failed: \(text.suffix(300))",
          next: "Run: swift run workbook doctor")
      }
      return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    func xcrun(_ arguments: String...) throws -> String {
      try ask(ProcessClient.Call("xcrun", ["--sdk", "macosx"] + arguments))
    }
    let info = try ask(ProcessClient.Call("swift", ["-print-target-info"]))
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
  }

  private struct TargetInfo: Decodable {
    let paths: Paths
    struct Paths: Decodable { let runtimeResourcePath: String }
  }

  /// Swift Testing's runner.
  var testingHelper: String { "\(toolchain)/libexec/swift/pm/swiftpm-testing-helper" }
  /// Lists the XCTests of a bundle.
  var xctestHelper: String { "\(toolchain)/libexec/swift/pm/swiftpm-xctest-helper" }

  /// Lets a compiler find the testing frameworks and their libraries.
  var searchArguments: [String] {
    ["-F", "\(platform)/Developer/Library/Frameworks", "-I", "\(platform)/Developer/usr/lib"]
  }

  /// Lets a bundle find the frameworks when it is loaded.
  ///
  /// SwiftPM passes the folders in variables that begin with `DYLD_`; macOS takes those away from
  /// whatever `/bin/sh` starts, and a shell sets the limits of the specs.
  var linkerArguments: [String] {
    ["Library/Frameworks", "Library/PrivateFrameworks", "usr/lib"].flatMap {
      ["-Xlinker", "-rpath", "-Xlinker", "\(platform)/Developer/\($0)"]
    }
  }

  /// What compile specs need: with these, the compiler needn't ask `xcrun`, whose memory is in the
  /// temporary folder, and specs get a fresh one.
  var variables: [String: String] {
    [
      "WORKBOOK_SWIFTC": "\(toolchain)/bin/swiftc", "WORKBOOK_PLATFORM": platform, "SDKROOT": sdk,
    ].filter { !$0.value.isEmpty }
  }
}
