/// What differs between the Swift toolchains that build and run the specs.
///
/// This is the one place that decides by release or platform. The programs are compiled by the
/// toolchain that they grade with, so the compiler itself says which release it is.
public struct Toolchain: Equatable, Sendable {
  /// What builds for SwiftPM; each has a layout of its own.
  public enum BuildSystem: String, Sendable {
    case native
    /// The default from Swift 6.4 on.
    case swiftbuild
  }

  public var release: SwiftRelease
  public var buildSystem: BuildSystem
  /// Whether specs are bundles, which a runner of Xcode's loads; elsewhere they are programs.
  public var buildsBundles: Bool

  public init(release: SwiftRelease, buildsBundles: Bool) {
    self.release = release
    self.buildsBundles = buildsBundles
    buildSystem = release < SwiftRelease(6, 4) ? .native : .swiftbuild
  }

  /// The toolchain that compiled this program.
  ///
  /// - Parameter environment: `WORKBOOK_BUILD_SYSTEM=swiftbuild` and `WORKBOOK_BUNDLES=1` try what
  ///   newer toolchains and macOS do; `.ci/bundles` uses them on Linux.
  public static func current(_ environment: [String: String]) -> Toolchain {
    #if canImport(Darwin)
      var toolchain = Toolchain(release: .compiler, buildsBundles: true)
    #else
      var toolchain = Toolchain(
        release: .compiler, buildsBundles: environment["WORKBOOK_BUNDLES"] == "1")
    #endif
    let wanted = environment["WORKBOOK_BUILD_SYSTEM"].flatMap(BuildSystem.init)
    toolchain.buildSystem = wanted ?? toolchain.buildSystem
    return toolchain
  }
}

/// A Swift release, such as 6.3: patches don't matter here.
public struct SwiftRelease: Comparable, Sendable, CustomStringConvertible {
  public let major: Int
  public let minor: Int

  public init(_ major: Int, _ minor: Int) {
    (self.major, self.minor) = (major, minor)
  }

  /// - Parameter version: `6.3.1`, for example; `nil` when there is no minor number.
  init?(version: Substring) {
    let numbers = version.split(separator: ".").map { Int($0) }
    guard numbers.count >= 2, let major = numbers[0], let minor = numbers[1] else { return nil }
    self.init(major, minor)
  }

  public var description: String { "\(major).\(minor)" }

  public static func < (one: Self, other: Self) -> Bool {
    (one.major, one.minor) < (other.major, other.minor)
  }

  /// The release that compiled this program.
  static var compiler: Self {
    #if compiler(>=6.4)
      Self(6, 4)
    #elseif compiler(>=6.3)
      Self(6, 3)
    #else
      Self(6, 2)
    #endif
  }

  /// The newest that this program can tell from others.
  static let newest = Self(6, 4)
  /// The oldest that reads the manifest.
  static let oldest = Self(6, 2)
  /// Those with which all specs have been run.
  static let tried = [Self(6, 3)]
}

// What follows for building and running specs.
extension Toolchain {
  /// The version of Swift Testing's event stream to ask for: before 6.3 there was only 0.
  var eventStreamVersion: String { release < SwiftRelease(6, 3) ? "0" : "6.3" }

  /// Whether a build can be repeated without SwiftPM: see `QuickBuild`.
  var canRepeatBuilds: Bool { buildSystem == .native && !buildsBundles }

  /// Whether the specs' program has the canaries, too: otherwise each target has its own program.
  var hasCanaries: Bool { buildSystem == .native }

  /// What `swift build` is told besides what to build.
  ///
  /// One compiler takes all files of a module, because they're small and starting one costs more.
  /// SwiftPM finds XCTests in the index, and Foundation's part of that takes seconds.
  var buildArguments: [String] {
    // It writes the module, too, for which the driver would start another one. The one thread gives
    // each file an object of its own, as SwiftPM expects. Nothing is optimized.
    let quickest = [
      "-disable-batch-mode", "-whole-module-optimization", "-num-threads", "1",
      "-no-emit-module-separately-wmo",
    ]
    let mode = canRepeatBuilds ? quickest : ["-driver-batch-count", "1"]
    let flags = mode + ["-index-ignore-system-modules"]
    return ["--build-system", buildSystem.rawValue] + flags.flatMap { ["-Xswiftc", $0] }
  }

  /// The folder of built modules and programs.
  func products(in scratch: String, _ files: FileSystemClient) -> String {
    // From 6.4 on, SwiftPM makes it a link to the folder that it used.
    guard buildSystem == .swiftbuild, release < SwiftRelease(6, 4) else {
      return "\(scratch)/debug"
    }
    let folder = "\(scratch)/out/Products"
    let names = files.folders(in: folder).filter { $0.hasPrefix("Debug") }
    // With two there's no telling which is the new one.
    return "\(folder)/\(names.count == 1 ? names[0] : "Debug")"
  }

  /// The code in a bundle of specs.
  static func code(inBundle path: String) -> String {
    let name = path.lastPathName
    return "\(path)/Contents/MacOS/\(name.dropLast(name.hasSuffix(".xctest") ? 7 : 0))"
  }

  /// Whether a product of that name holds the specs of this module.
  func isSpecs(_ product: String, of module: String) -> Bool {
    switch buildSystem {
    case .native: product.hasSuffix("PackageTests.xctest")
    case .swiftbuild: product == "\(module)Specs" + (buildsBundles ? ".xctest" : "-test-runner")
    }
  }

  /// The folders with the driver's own record of what it compiled last for a module.
  func driverRecords(of module: String, in scratch: String, _ files: FileSystemClient) -> [String] {
    guard buildSystem == .swiftbuild else { return ["\(scratch)/debug/\(module).build"] }
    func folders(in folder: String) -> [String] {
      files.folders(in: folder).map { "\(folder)/\($0)" }
    }
    // For each package, configuration and processor. From 6.4 on, a target's folder ends in `-t`, and a
    // product's in `-p`.
    return folders(in: "\(scratch)/out/Intermediates.noindex").flatMap(folders).flatMap { place in
      ["", "-t", "-p"].flatMap { folders(in: "\(place)/\(module)\($0).build/Objects-normal") }
    }
  }
}
