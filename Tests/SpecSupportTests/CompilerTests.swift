import ChildProcess
import Foundation
import Testing

@testable import SpecSupport

/// The compiler keeps system modules in a folder for each set of settings that they depend on.
///
/// With settings of its own, the first compile spec of all would compile Foundation's modules once
/// more: that takes seconds, and a spec without progress is stopped.
@Suite struct CompilerTests {
  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
    try package.write("let answer = 42\n", to: package.root, as: "client.swift")
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self"), "SwiftPM's call on Linux"),
    arguments: ["-typecheck", "-emit-module"])
  func `it uses the system modules that SwiftPM's own build uses`(mode: String) throws {
    let specs = try compiledModules { cache, source in
      let compiler = try Compiler(
        environment: ProcessInfo.processInfo.environment
          .merging(["WORKBOOK_MODULE_CACHE": cache]) { $1 })
      let module = package.root.appending(path: "SpecClient.swiftmodule").path
      let place = mode == "-typecheck" ? [] : ["-emit-module-path", module]
      let verdict = try compiler.verdict([mode] + place + [source])
      #expect(verdict.isAccepted, "\(verdict.explanation)")
    }
    let swiftPM = try compiledModules { cache, source in
      let call = "-typecheck -g -swift-version 6 -Xcc -fPIC -Xcc -g -Xcc -fno-omit-frame-pointer"
      let compiler = ChildProcess(
        "/usr/bin/env",
        ["swiftc"] + call.split(separator: " ").map(String.init)
          + ["-module-cache-path", cache, source],
        environment: ProcessInfo.processInfo.environment)
      let ending = try compiler.run(onOutput: { _ in })
      #expect(ending == .exited(code: 0))
    }

    #expect(!specs.isEmpty)
    #expect(specs == swiftPM)
  }

  /// The folders of compiled modules that a compiler makes where there were none.
  private func compiledModules(_ compile: (_ cache: String, _ source: String) throws -> Void)
    throws -> Set<String>
  {
    let cache = package.root.appending(path: "cache \(UUID().uuidString)").path
    try compile(cache, package.root.appending(path: "client.swift").path)
    let names = try FileManager.default.contentsOfDirectory(atPath: cache)
    return Set(names.filter { !$0.contains(".") })
  }
}
