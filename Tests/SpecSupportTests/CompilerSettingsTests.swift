import ChildProcess
import Foundation
import Testing

@testable import SpecSupport

/// What is said to the compiler on macOS, seen from any system.
@Suite struct CompilerSettingsTests {
  private let package: TemporaryPackage
  private var platform: String { package.root.appending(path: "Fake.platform").path }

  init() throws { package = try TemporaryPackage() }

  @Test func `on macOS, a client finds the platform's testing frameworks`() {
    let settings = CompilerSettings.darwin(platform: "/X.platform", target: "t")

    #expect(
      settings.compiling == [
        "-target", "t", "-F", "/X.platform/Developer/Library/Frameworks",
        "-I", "/X.platform/Developer/usr/lib",
      ])
    #expect(
      settings.linking.joined(separator: " ") == """
        -L /X.platform/Developer/usr/lib \
        -Xlinker -rpath -Xlinker /X.platform/Developer/Library/Frameworks \
        -Xlinker -rpath -Xlinker /X.platform/Developer/usr/lib
        """)
  }

  @Test func `without a platform, only the target is said`() {
    let settings = CompilerSettings.darwin(platform: nil)
    #expect(settings.compiling.first == "-target")
    #expect(settings.compiling.last?.hasSuffix("-apple-macosx15.0") == true)
    #expect(settings.compiling.count == 2)
    #expect(settings.linking.isEmpty)
  }

  @Test(arguments: [
    ("echo 'warning: SWIFT_BACKTRACE' >&2; echo \"/$*\"", "/--sdk macosx --show-sdk-platform-path"),
    ("echo /X.platform; exit 1", nil), ("", nil),
  ])
  func `xcrun is asked for the platform`(script: String, answer: String?) throws {
    let xcrun = try package.program("xcrun", script)
    #expect(CompilerSettings.platform(from: xcrun, environment: [:]) == answer)
    #expect(CompilerSettings.platform(from: "\(xcrun) is not here", environment: [:]) == nil)
  }
}

#if os(Linux)
  extension CompilerSettingsTests {
    @Test func `a client finds a module that only a framework has`() throws {
      #if arch(arm64)
        let target = "aarch64-unknown-linux-gnu"
      #else
        let target = "x86_64-unknown-linux-gnu"
      #endif
      let module =
        "\(platform)/Developer/Library/Frameworks/Fake.framework/Modules/Fake.swiftmodule"
      try FileManager.default.createDirectory(atPath: module, withIntermediateDirectories: true)
      try package.write("public let seven = 7", to: package.root, as: "Fake.swift")
      try package.write("import Fake\nprint(seven)", to: package.root, as: "client.swift")
      let file = { (name: String) in package.root.appending(path: name).path }

      func verdict(_ settings: CompilerSettings, _ call: String...) throws -> CompilerVerdict {
        try Compiler(settings, environment: ProcessInfo.processInfo.environment)
          .verdict(call)
      }
      let made = try verdict(
        .linux, "-emit-module", "-parse-as-library", "-module-name", "Fake", file("Fake.swift"),
        "-emit-module-path", "\(module)/\(target).swiftmodule")
      #expect(made.isAccepted, "\(made.explanation)")

      let found = try verdict(
        .darwin(platform: platform, target: target), "-typecheck", file("client.swift"))
      #expect(found.isAccepted, "\(found.explanation)")
      let missed = try verdict(
        .darwin(platform: nil, target: target), "-typecheck", file("client.swift"))
      #expect(missed.errors == ["no such module 'Fake'"])
    }
  }
#endif
