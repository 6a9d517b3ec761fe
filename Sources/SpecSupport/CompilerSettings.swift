import ChildProcess
import Foundation

/// What the compiler is told on one operating system and not on the other.
struct CompilerSettings {
  let compiling: [String]
  let linking: [String]
  /// Without the driver it takes three quarters of the time, where it has nothing to decide.
  let typechecksWithoutDriver: Bool

  static let linux = Self(
    // As SwiftPM calls it, so that the system modules which it compiled are used again: to
    // compile them takes seconds, which a spec has not. The `-g` in `mode(for:)` is one of these.
    compiling: ["-Xcc", "-fPIC", "-Xcc", "-g", "-Xcc", "-fno-omit-frame-pointer"],
    linking: [], typechecksWithoutDriver: true)

  /// - Parameters:
  ///   - platform: The folder with the testing frameworks, which an answer may import;
  ///     `…/MacOSX.platform` in Xcode.
  ///   - target: The manifest's platform.
  static func darwin(
    platform: String?, target: String = "\(architecture)-apple-macosx15.0"
  ) -> Self {
    guard let platform else {
      return Self(compiling: ["-target", target], linking: [], typechecksWithoutDriver: false)
    }
    let frameworks = "\(platform)/Developer/Library/Frameworks"
    let libraries = "\(platform)/Developer/usr/lib"
    let rpaths = ["-rpath", frameworks, "-rpath", libraries].flatMap { ["-Xlinker", $0] }
    return Self(
      compiling: ["-target", target, "-F", frameworks, "-I", libraries],
      linking: ["-L", libraries] + rpaths, typechecksWithoutDriver: false)
  }

  #if arch(arm64)
    private static let architecture = "arm64"
  #else
    private static let architecture = "x86_64"
  #endif
}

extension CompilerSettings {
  /// Xcode's folder of macOS; asked for once, since `xcrun` takes its time.
  static let platformFromXcrun = platform(
    from: "/usr/bin/xcrun", environment: ProcessInfo.processInfo.environment)

  /// - Returns: `nil` when `xcrun` knows none, as without Xcode. Most clients need none.
  static func platform(from xcrun: String, environment: [String: String]) -> String? {
    var output: [UInt8] = []
    let question = ChildProcess(
      xcrun, ["--sdk", "macosx", "--show-sdk-platform-path"], environment: environment,
      leadsGroup: false)
    guard (try? question.run(onOutput: { output += $0 })) == .exited(code: 0) else { return nil }
    // Its warnings, if any, come first.
    return String(decoding: output, as: UTF8.self).split(separator: "\n").last.map(String.init)
  }
}
