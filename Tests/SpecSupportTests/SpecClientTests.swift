import Foundation
import Testing

@testable import SpecSupport

// Real compilers over the answer to exercise 1.1 that these tests were built with.
@Suite(.serialized) struct SpecClientTests {
  private static let spec = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Specs/01-hidden-singletons/01-inherited-object/InheritedObjectSpecs.swift")
    .path

  private func client(_ statements: String, declarations: String = "") -> SpecClient {
    SpecClient(statements, declarations: declarations, spec: Self.spec)
  }

  @Test func `a right use is accepted`() throws {
    let verdict = try client(#"_ = InheritedObject().banner(for: "Ghent")"#).typecheck()
    #expect(verdict.isAccepted, "\(verdict.explanation)")
  }

  @Test func `the conditions of the package's build hold`() throws {
    let verdict = try client(
      """
      #if SWIFT_PACKAGE && DEBUG
      #else
        #error("another build")
      #endif
      """
    ).typecheck()
    #expect(verdict.isAccepted, "\(verdict.explanation)")
  }

  @Test func `it may try, await and bring declarations along`() throws {
    let client = client(
      "_ = try await ask(Fake())",
      declarations: """
        struct Fake: API { func notice(for city: String) -> String { city } }
        func ask(_ api: any API) async throws -> String {
          makeInheritedObject(api: api).banner(for: "")
        }
        """)
    let verdict = try client.typecheck()
    #expect(verdict.isAccepted, "\(verdict.explanation)")
  }

  @Test(arguments: [
    ("_ = InheritedObject().banner()", "missing argument for parameter 'for' in call"),
    (
      "let text: Int = InheritedObject().banner(for: \"\")", "cannot convert value of type 'String'"
    ),
    ("_ = NoSuchObject()", "cannot find 'NoSuchObject' in scope"),
  ])
  func `a wrong use is refused with the compiler's words`(statements: String, words: String) throws
  {
    let verdict = try client(statements).typecheck()

    #expect(!verdict.isAccepted)
    #expect(verdict.isRefused(with: words), "\(verdict.explanation)")
    #expect(!verdict.isRefused(with: "some other words"))
    #expect(verdict.explanation.contains("the compiler says: \(words)"))
  }

  @Test func `an answer that does not build is refused in its own words`() throws {
    let package = try TemporaryPackage()
    try package.write("let lamp: Lump", to: package.answer.folder, as: "Lamp.swift")
    let verdict = try SpecClient("_ = 7", spec: package.spec).typecheck()
    #expect(verdict.explanation == "Lamp.swift:1: cannot find type 'Lump' in scope")
  }

  @Test func `a warning is no error`() throws {
    #expect(try client("let unused = 7").typecheck().isAccepted)
  }

  @Test func `a file that is left out is missed by those that need it`() throws {
    let verdict = try client("_ = 7").typecheck(leavingOut: ["NetworkAPI.swift"])
    #expect(verdict.errors.contains { $0.contains("'API'") || $0.contains("'NetworkAPI'") })
  }

  @Test func `a file that is left out is not missed by others`() throws {
    let verdict = try client("_ = InheritedObject()").typecheck(leavingOut: ["Callers.swift"])
    #expect(verdict.isAccepted, "\(verdict.explanation)")
    #expect(try !client("_ = HomeScreen()").typecheck(leavingOut: ["Callers.swift"]).isAccepted)
  }

  @Test func `it can be built with some files alone`() throws {
    let files: Set = ["InheritedObject.swift", "NetworkAPI.swift"]
    #expect(try client("_ = InheritedObject()").typecheck(with: files).isAccepted)
    #expect(try !client("_ = HomeScreen()").typecheck(with: files).isAccepted)
    #expect(try client("print(7)").lines(with: files) == ["7"])
  }

  @Test func `what it prints is returned`() throws {
    let client = client(
      "print(makeInheritedObject(api: Fake()).banner(for: \"Ghent\"))",
      declarations: "struct Fake: API { func notice(for city: String) -> String { city } }")
    #expect(try client.run() == "★ Ghent\n")
  }

  @Test func `one that runs may bring another file in place of the answer's`() throws {
    let client = client(
      "print(HomeScreen().banner())",
      declarations: #"struct HomeScreen { func banner() -> String { "mine" } }"#)
    #expect(try client.run(leavingOut: ["Callers.swift"]) == "mine\n")
  }

  @Test func `the lines that it prints are returned, or why there are none`() {
    #expect(client("print(1)\nprint()\nprint(2)").lines() == ["1", "2"])
    #expect(
      client("print(1)\nNoSuchObject()").lines().first?.hasPrefix("`NoSuchObject()`: ") == true)
    #expect(client("print(1)\nNoSuchObject()").lines().count == 1)
  }

  @Test func `one that does not build is not run`() {
    let failure = #expect(throws: ClientFailure.self) { try client("noSuchThing()").run() }
    #expect(failure?.description.contains("cannot find 'noSuchThing' in scope") == true)
  }

  @Test func `one that traps is told`() {
    let failure = #expect(throws: ClientFailure.self) {
      try client("fatalError(\"no way\")").run()
    }
    #expect(failure?.description.hasPrefix("the client ended with crashed") == true)
  }

  @Test func `one that throws is told`() {
    #expect(throws: ClientFailure.self) { try client("throw CancellationError()").run() }
  }
}

extension SpecClientTests {
  @Test func `a client that traps is told in the trap's words`() throws {
    let spec = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Specs/01-hidden-singletons/01-inherited-object/S.swift").path

    let failure = #expect(throws: ClientFailure.self) {
      try SpecClient("fatalError(\"no way 0x55f0e1 there\")", spec: spec).run()
    }

    // An address differs from run to run, and tells a learner nothing.
    #expect(failure?.description.contains("no way there") == true)
  }
}

extension SpecClientTests {
  @Test func `one that allocates without end is stopped and told`() {
    let failure = #expect(throws: ClientFailure.self) {
      // Large pieces, which are filled by one call: the limit is reached before a busy machine's time.
      try client(
        "var kept: [Data] = []\nwhile true { kept.append(Data(repeating: 1, count: 128 << 20)) }",
        declarations: "import Foundation"
      )
      .run()
    }
    #expect(failure?.description.hasPrefix("the client used more memory or disk than") == true)
  }
}

/// Where a grader or a learner's computer has its compiler and its temporary files.
extension SpecClientTests {
  @Test(arguments: ["a space", "a link", String(repeating: "long/", count: 40)])
  func `temporary files may lie anywhere`(name: String) throws {
    let package = try TemporaryPackage()
    let folder = package.root.appending(path: name)
    if name == "a link" {
      try FileManager.default.createSymbolicLink(
        at: folder, withDestinationURL: package.answer.folder)
    } else {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    var client = client("print(7)")
    client.environment["TMPDIR"] = folder.path

    #expect(try client.typecheck().isAccepted)
    #expect(client.lines() == ["7"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test func `a compiler that is named goes before the PATH's`() throws {
    let package = try TemporaryPackage()
    // A program within a folder whose name holds a space.
    var client = client("print(7)")
    client.environment["WORKBOOK_SWIFTC"] = try package.program(
      "swiftc", "echo used >>\"$0.log\"; exec swiftc \"$@\"")

    #expect(client.lines() == ["7"])
    #expect(
      FileManager.default.fileExists(atPath: package.root.appending(path: "swiftc.log").path))
  }

  @Test func `how a crash of the specs is reported is not a client's concern`() {
    var client = client(
      #"print(ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] ?? "not set")"#,
      declarations: "import Foundation")
    client.environment["SWIFT_BACKTRACE"] = "enable=yes"
    #expect(client.lines() == ["not set"])
  }
}

extension SpecClientTests {
  @Test func `an answer that imports Testing, as that of 7.1, is linked with it`() {
    let spec = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Specs/07-checked-graphs/01-task-local-overrides/S.swift").path
    #expect(SpecClient("print(FreshDependencies().isRecursive)", spec: spec).lines() == ["true"])
  }
}
