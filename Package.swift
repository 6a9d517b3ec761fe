// swift-tools-version: 6.2
import PackageDescription

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

// MARK: - Table of contents

/// The stages and their exercises, in reading order.
let stages = [
  Stage(
    "01-hidden-singletons",
    Exercise("01-inherited-object", minutes: 12, path: .afternoon),
    Exercise("02-hidden-inputs", minutes: 15, path: .afternoon),
    Exercise("03-shared-state", minutes: 15, path: .afternoon),
    Exercise("04-pin-it-first", minutes: 20, path: .essentials),
    Exercise("05-parking-garage", minutes: 40, kata: true)
  ),
  Stage(
    "02-dependency-inversion",
    Exercise("01-profile-address", minutes: 12, path: .afternoon),
    Exercise("02-address-validator", minutes: 25, path: .essentials),
    Exercise("03-three-inversions", minutes: 30, path: .essentials),
    Exercise("04-who-owns-the-protocol", minutes: 20, path: .afternoon),
    Exercise("05-flood-warning", minutes: 40, kata: true)
  ),
  Stage(
    "03-initializer-injection",
    Exercise("01-farm", minutes: 10, path: .afternoon),
    Exercise("02-farm-conveniences", minutes: 15, path: .afternoon),
    Exercise("03-avatar-and-user", minutes: 30),
    Exercise("04-test-doubles", minutes: 30, path: .afternoon),
    Exercise("05-metatypes", minutes: 15),
    Exercise("06-interface-and-live", minutes: 25),
    Exercise("07-repair-shop", minutes: 40, kata: true)
  ),
  Stage(
    "04-property-injection",
    Exercise("01-optional-collaborator", minutes: 25, path: .afternoon),
    Exercise("02-circular-friends", minutes: 20, path: .essentials),
    Exercise("03-queried-user", minutes: 15),
    Exercise("04-late-wiring", minutes: 20, path: .essentials),
    Exercise("05-greenhouse", minutes: 40, kata: true)
  ),
  Stage(
    "05-dependency-structs",
    Exercise("01-dependencies-struct", minutes: 20, path: .afternoon),
    Exercise("02-compiler-checks-the-graph", minutes: 12, path: .afternoon),
    Exercise("03-injected-allocators", minutes: 15, path: .afternoon),
    Exercise("04-default-dependencies", minutes: 20),
    Exercise("05-delayed-setup", minutes: 30),
    Exercise("06-injector", minutes: 40),
    Exercise("07-struct-of-closures", minutes: 35, path: .essentials),
    Exercise("08-decorators", minutes: 35),
    Exercise("09-hotel-desk", minutes: 40, kata: true)
  ),
  Stage(
    "06-container",
    Exercise("01-registry", minutes: 15, path: .essentials),
    Exercise("02-injection-wrapper", minutes: 20),
    Exercise("03-factories-and-lifetimes", minutes: 40, path: .essentials),
    Exercise("04-arguments-and-names", minutes: 30),
    Exercise("05-missing-registrations", minutes: 30),
    Exercise("06-circular-graphs", minutes: 35),
    Exercise("07-thread-safety", minutes: 45),
    Exercise("08-parents-and-modules", minutes: 30),
    Exercise("09-di-manager", minutes: 20),
    Exercise("10-dental-practice", minutes: 40, kata: true)
  ),
  Stage(
    "07-checked-graphs",
    Exercise("01-task-local-overrides", minutes: 35, path: .essentials),
    Exercise("02-verified-graph", minutes: 40),
    Exercise("03-component-tree", minutes: 25),
    Exercise("04-graph-generator", minutes: 40),
    Exercise("05-request-scope", minutes: 40, uses: "ClubServer"),
    Exercise("06-theatre", minutes: 40, kata: true)
  ),
  Stage(
    "08-injection-club",
    Exercise("01-composition-root", minutes: 35, path: .afternoon),
    Exercise("02-swap-the-backend", minutes: 50, uses: "ClubServer"),
    Exercise("03-contract-specs", minutes: 40, uses: "ClubServer"),
    Exercise("04-start-and-stop", minutes: 40),
    Exercise("05-meter-readings", minutes: 45, kata: true)
  ),
]

// MARK: - Three knobs

/// The folder of answers to build, relative to this file: `Exercises` is yours, `Solutions` ours.
let answers = Context.environment["WORKBOOK_ANSWERS"] ?? "Exercises"

/// The constraint of “Again, but …” that the specs of an exercise judge, too: 1 for the first.
let constraint = Context.environment["WORKBOOK_AGAIN"].flatMap { Int($0) }

/// Declare only this exercise (a module name), this stage (a folder name), or the programs without an
/// exercise (`programs`); all when not set.
let only = Context.environment["WORKBOOK_ONLY"]
let declaresPrograms = only == nil || only == "programs"

// MARK: - Targets

let declared = stages.flatMap { stage in
  stage.exercises
    .filter { only == nil || only == $0.module || only == stage.folder }
    .map { (stage: stage, exercise: $0) }
}

let exercises = declared.flatMap { $0.exercise.targets(in: $0.stage) }

/// What every spec may use.
let support: [Target] = [
  .target(name: "ChildProcess"),
  .target(name: "SpecSupport", dependencies: ["ChildProcess"]),
  // By itself, since it imports Testing, which no app can load on macOS.
  .target(name: "SpecTags"),
]

/// The server that the club of stage 8 talks to; declared only where specs start it.
let server: [Target] =
  only == "programs" || declared.contains { $0.exercise.helper == "ClubServer" }
  ? [.target(name: "ClubServer")] : []

/// The club of stage 8 as a program: `swift run club`, `club-backends`, and their server.
let club: [Target] = [
  .executableTarget(name: "club", dependencies: ["CompositionRoot"]),
  .executableTarget(name: "club-backends", dependencies: ["SwapTheBackend"]),
  .executableTarget(name: "club-server", dependencies: ["ClubServer"]),
]

/// The three programs, for learners, instructors and authors, over one library. `swift run workbook`
/// compiles nothing that only the other two need.
let programs: [Target] = [
  .target(name: "WorkbookCore", dependencies: ["ChildProcess"]),
  .executableTarget(name: "workbook", dependencies: ["WorkbookCore"]),
  .executableTarget(name: "workshop", dependencies: ["WorkbookCore"]),
  .executableTarget(
    name: "author", dependencies: ["WorkbookCore"],
    linkerSettings: parser.map { folder in
      let libraries = ["-lSwiftParser", "-lSwiftSyntax", "-lSwiftOperators"]
      let search = ["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder]
      return [.unsafeFlags(search + libraries)]
    }),
]

/// `swift run -c release benchmark`: measures the container of 6.8, yours or ours.
///
/// The file is compiled as a part of the benchmark, as it would be of an app: within one module
/// the compiler makes a copy of generic code for each type, across modules it does not.
let benchmark: [Target] = [
  .executableTarget(
    name: "benchmark",
    exclude: Exercise.pages.keys.filter { $0 != answers }.map { "Container/\($0)" })
]

/// The grader's own specs, which run with those of an exercise: see `Draw`. Declared only when it
/// builds, so that a learner's `swift test` shows nothing but exercises.
let canaries: [Target] =
  Context.environment["WORKBOOK_DECLARES_CANARIES"] == nil ? [] : [.testTarget(name: "Canaries")]

/// The tool's own tests. Declared beside our answers only, so that a learner's
/// `swift test` shows nothing but exercises.
let toolTests: [Target] = [
  .testTarget(name: "SpecSupportTests", dependencies: ["SpecSupport"]),
  .testTarget(name: "ClubServerTests", dependencies: ["ClubServer"]),
  .target(name: "Fuzzing", path: "Tests/Fuzzing"),
  .testTarget(
    name: "WorkbookCoreTests",
    dependencies: ["Fuzzing", "WorkbookCore", "workbook", "workshop", "author"]),
  .testTarget(
    name: "WorkbookCommandTests",
    dependencies: ["Fuzzing", "workbook", "workshop", "author", "WorkbookCore"]),
  .testTarget(
    name: "BookTests",
    dependencies: ["ChildProcess", "workbook", "workshop", "author", "WorkbookCore"],
    exclude: ["Listings"]),
]

let package = Package(
  name: "dependency-injection-workbook",
  platforms: [.macOS(.v15)],
  targets: support
    + server
    + (declaresPrograms ? programs : []) + (only == nil ? club : [])
    + (only == nil && Exercise.pages.keys.contains(answers) ? benchmark : [])
    + (declaresPrograms && answers == "Solutions" ? toolTests : [])
    + exercises + canaries,
  swiftLanguageModes: [.v6]
)

// MARK: - Compiler settings of the programs

/// The folder with the toolchain's own SwiftParser and SwiftSyntax, which `author` makes mutants with;
/// `nil` when the toolchain doesn't have them.
var parser: String? {
  let folders = (Context.environment["PATH"] ?? "").split(separator: ":")
  // Only the first `swift` is the one that builds: the libraries of another wouldn't fit.
  let programs = folders.map { folder -> String in "\(folder)/swift" }
  guard let swift = programs.first(where: { access($0, X_OK) == 0 }),
    let resolved = realpath(swift, nil)
  else { return nil }
  defer { free(resolved) }
  // The program is `<toolchain>/bin/swift`, and the libraries are in `<toolchain>/lib`.
  let toolchain = String(cString: resolved).split(separator: "/").dropLast(2)
  let folder = "/\(toolchain.joined(separator: "/"))/lib/swift/host"
  return access("\(folder)/SwiftParser.swiftmodule", R_OK) == 0 ? folder : nil
}

/// A learner waits for the programs' first build, and debugs none of them: one compiler takes all files
/// of a module, and the index for editors leaves out Foundation and the C library, which it would read
/// first. Every build system takes these two; whole modules, which are a little quicker, only one does.
let quickFirstBuild: SwiftSetting = .unsafeFlags(
  ["-index-ignore-system-modules", "-driver-batch-count", "1"], .when(configuration: .debug))

for target in package.targets {
  let isProgram = ["ChildProcess", "WorkbookCore", "workbook", "workshop", "author"]
    .contains(target.name)
  if isProgram { target.swiftSettings = [quickFirstBuild] }
  // Its tests see the syntax trees, too.
  if ["author", "WorkbookCoreTests", "WorkbookCommandTests", "BookTests"].contains(target.name),
    let parser
  {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-I", parser])]
  }
}

// MARK: - What a line of the table stands for

/// A folder of exercises.
struct Stage {
  let folder: String
  let exercises: [Exercise]

  init(_ folder: String, _ exercises: Exercise...) {
    self.folder = folder
    self.exercises = exercises
  }
}

/// One exercise: a folder of answers, and a folder of specs that grades it.
struct Exercise {
  let folder: String
  /// A target that its specs use beside `SpecSupport`.
  let helper: String?

  /// A way through the workbook: `swift run workbook path` shows them.
  enum Path { case afternoon, essentials, everything }

  /// `minutes`, `path`, the shortest one with this exercise, and `kata`, a situation without steps, are
  /// for readers, the command line among them; building needs no time table.
  init(
    _ folder: String, minutes: Int, path: Path = .everything, kata: Bool = false,
    uses helper: String? = nil
  ) {
    self.folder = folder
    self.helper = helper
  }

  /// `01-inherited-object` → `InheritedObject`.
  var module: String {
    folder.split(separator: "-").dropFirst()
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
  }

  func targets(in stage: Stage) -> [Target] {
    let key = "\(stage.folder)/\(folder)"
    return [
      .target(
        name: module,
        dependencies: ["SpecSupport"],
        path: "\(answers)/\(key)",
        exclude: Self.pages[answers] ?? []
      ),
      .testTarget(
        name: "\(module)Specs",
        dependencies: [.byName(name: module), "SpecSupport", "SpecTags"]
          + (helper.map { [.byName(name: $0)] } ?? []),
        path: "Tests/Specs/\(key)",
        swiftSettings: constraint.map { [.define("AGAIN_\($0)")] }
      ),
    ]
  }

  /// The pages that lie beside the code in the two trees of this repository.
  static let pages = ["Exercises": ["README.md", "HINTS.md"], "Solutions": ["README.md"]]
}
