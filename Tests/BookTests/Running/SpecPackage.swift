@testable import WorkbookCore

/// One package that holds many bundles of tests, a target each: building it once takes less time
/// than building each of them.
struct SpecPackage {
  let bundles: [SpecBundle]

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Builds the package and runs all tests.
  ///
  /// - Throws: `Failure` when it does not build.
  func run() throws -> [SpecEvents.Spec] {
    guard !bundles.isEmpty else { return [] }
    let folder = try TemporaryFolder()
    try write(to: folder)
    let product = try build(in: folder)
    let all = try events(of: product, in: folder)
    // One that ends the process takes the others with it: so each target gets a process.
    guard !all.isComplete, bundles.count > 1 else { return all.specs }
    return try bundles.flatMap { try events(of: product, only: $0.name, in: folder).specs }
  }

  /// - Throws: `Failure` with the compiler's errors.
  private func build(in folder: TemporaryFolder) throws -> TestProduct {
    let scratch = "\(folder.path)/.build"
    let cache = BuiltProducts.moduleCache.map { ["-module-cache-path", $0] } ?? []
    let result = try Program(
      call: ["swift", "build", "--build-tests", "--package-path", folder.path]
        + [
          "--scratch-path", scratch, "-j", "2", "--no-color-diagnostics", "--build-system",
          "native",
        ]
        + cache.flatMap { ["-Xswiftc", $0] },
      limit: 1800
    ).run()
    guard result.succeeded else {
      let errors = Diagnostic.all(in: result.output).filter { $0.severity == .error }
        .map { "\($0.path):\($0.line): \($0.message)" }
      throw Failure(
        description: errors.isEmpty
          ? String(result.output.suffix(2000)) : errors.joined(separator: "\n"))
    }
    return try TestProduct(
      of: "", in: scratch, toolchain: .linux, tools: nil, environment: [:], files: .live)
  }

  /// Runs all tests, or those of one target.
  private func events(
    of product: TestProduct, only target: String? = nil, in folder: TemporaryFolder
  ) throws -> SpecEvents {
    let file = "\(folder.path)/events-\(target ?? "").jsonl"
    let call = product.runSwiftTesting(only: nil, events: file)
    let filter = target.map { ["--filter", "^\($0)\\."] } ?? []
    _ = try Program(call: [call.program] + call.arguments + filter, limit: 300).run()
    return SpecEvents((try? FileSystemClient.live.text(file)) ?? "")
  }

  private func write(to folder: TemporaryFolder) throws {
    try folder.write(Self.manifest(of: bundles), to: "Package.swift")
    for bundle in bundles {
      for (name, file) in bundle.specs {
        try folder.write(file.text, to: "Tests/\(bundle.name)/\(name)")
      }
      for (name, file) in bundle.sources {
        try folder.write(file.text, to: "Sources/\(bundle.module ?? "")/\(name)")
      }
    }
  }

  static func manifest(of bundles: [SpecBundle]) -> String {
    let targets = bundles.flatMap { bundle -> [String] in
      guard let module = bundle.module else {
        return [".testTarget(name: \"\(bundle.name)\")"]
      }
      let isApp = bundle.sources.values.contains { $0.lines.contains { $0.hasPrefix("@main") } }
      return [
        ".\(isApp ? "executableTarget" : "target")(name: \"\(module)\")",
        ".testTarget(name: \"\(bundle.name)\", dependencies: [\"\(module)\"])",
      ]
    }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "book",
        platforms: [.macOS(.v15)],
        targets: [
          \(targets.joined(separator: ",\n    "))
        ],
        swiftLanguageModes: [.v6]
      )

      """
  }
}
