import ChildProcess
import Foundation
import Testing

@testable import WorkbookCore

@Suite struct TestProductTests {
  private func product(
    _ path: String, _ toolchain: Toolchain = .linux, tools: DeveloperTools? = nil
  ) throws -> TestProduct {
    try TestProduct(
      of: "Farm", in: "/s", toolchain: toolchain, tools: tools, environment: ["TMPDIR": "/t"],
      files: Disk([path: ""]).files)
  }

  private let program = "/s/debug/PPackageTests.xctest"

  @Test func `a program is run itself`() throws {
    var expected = ProcessClient.Call(program, ["P.Specs/testA"], environment: ["TMPDIR": "/t"])
    expected.limits = .specs
    expected.runsAnswer = true
    expected.fence = Fence(folders: ["/t"])
    #expect(try product(program).runXCTests(only: "P.Specs/testA") == expected)
  }

  @Test func `beside its temporary files, the program writes only the events`() throws {
    let call = try product(program).runSwiftTesting(only: nil, events: "/s/events")
    #expect(call.fence == Fence(folders: ["/t"], files: ["/s/events"]))
  }

  @Test func `a program lists its specs itself`() throws {
    let product = try product(program)
    #expect(product.listXCTests(to: "/f").arguments == ["--list-tests"])
    let words = "Listing 1 tests in debug.xctest:\n\nP.Specs/testA\nP.Specs/testA\n"
    #expect(
      try product.listed(words, file: nil) == [FoundSpec(id: "P.Specs/testA", name: "Specs.testA")])
  }

  @Test func `from Swift 6.4 on, each exercise's specs are a program of their own`() throws {
    let newest = Toolchain(release: SwiftRelease(6, 4), buildsBundles: false)
    let path = "/s/debug/FarmSpecs-test-runner"
    #expect(try product(path, newest).runXCTests(only: nil).program == path)
    #expect(throws: WorkbookError.self) { try product("/s/debug/BarnSpecs-test-runner", newest) }
  }

  @Test func `a second program, planted beside the specs, is not run`() {
    let disk = Disk(["/s/debug/AAAPackageTests.xctest": "", "/s/debug/PPackageTests.xctest": ""])
    let error = #expect(throws: WorkbookError.self) {
      try TestProduct(
        of: "Farm", in: "/s", toolchain: .linux, tools: nil, environment: [:], files: disk.files)
    }
    #expect(error?.problem == "The specs were built, but /s/debug holds several programs.")
  }

  @Test func `specs that are not there are an error`() {
    #expect(throws: WorkbookError.self) { try product("/s/debug/FarmSpecs.swiftmodule") }
  }

  @Test(arguments: [
    "P.Specs/`it's 1+1=2? (yes) [x] {y} | $ ^ * # @ ! ~ & %, - é`()/F.swift:6:4",
    "P.Specs/asks(twice:)/F.swift:6:4",
  ])
  func `the filter matches its spec and no other`(id: String) throws {
    let call = try product(program).runSwiftTesting(only: id, events: "/s/e")
    let filter = try Regex(call.arguments.last ?? "")

    #expect(id.contains(filter))
    #expect(!(id + "0").contains(filter))
    #expect(!id.replacing(".", with: "x").contains(filter))
  }

  @Test(arguments: ["`it is – done`", "`“quoted”`", "`and so on …`", "`it’s`", "é`()", "a.b(c)"])
  func `a filter is a regular expression that finds its spec`(id: String) throws {
    let call = try product(program).runSwiftTesting(only: id, events: "e")

    #expect(try Regex(call.arguments.last ?? "").wholeMatch(in: id) != nil)
  }
}

// On a Mac.
extension TestProductTests {
  private static let mac = Toolchain(release: SwiftRelease(6, 3), buildsBundles: true)

  private var bundle: TestProduct {
    get throws {
      try product("/s/debug/P.PackageTests.xctest/Contents/MacOS/P", Self.mac, tools: .example)
    }
  }

  /// The words of a call behind those with which a bundle finds the frameworks.
  private func words(_ call: ProcessClient.Call) -> [String] {
    #expect(call.program == "/usr/bin/env")
    #expect(
      call.arguments.prefix(2) == [
        "DYLD_FRAMEWORK_PATH=/X.platform/Developer/Library/Frameworks"
          + ":/X.platform/Developer/Library/PrivateFrameworks",
        "DYLD_LIBRARY_PATH=/T/usr/lib/swift/macosx/testing:/X.platform/Developer/usr/lib",
      ])
    return Array(call.arguments.dropFirst(2))
  }

  @Test func `XCTest's runner loads the bundle`() throws {
    let call = try bundle.runXCTests(only: "P.Specs/testA")
    #expect(
      words(call) == [
        "/X/usr/bin/xctest", "-XCTest", "P.Specs/testA", "/s/debug/P.PackageTests.xctest",
      ])
    #expect(call.environment == ["TMPDIR": "/t", "SWIFT_TESTING_ENABLED": "0"])
    #expect(
      try words(bundle.runXCTests(only: nil)) == [
        "/X/usr/bin/xctest", "/s/debug/P.PackageTests.xctest",
      ])
  }

  @Test func `Swift Testing's runner loads the code in it`() throws {
    let call = try bundle.runSwiftTesting(only: nil, events: "/e")
    #expect(
      words(call) == [
        "/T/usr/libexec/swift/pm/swiftpm-testing-helper", "--test-bundle-path",
        "/s/debug/P.PackageTests.xctest/Contents/MacOS/P.PackageTests",
        "--testing-library", "swift-testing", "--event-stream-output-path", "/e",
        "--event-stream-version", "6.3",
      ])
    #expect(call.environment == ["TMPDIR": "/t"])
    #expect(call.limits == .specs)
    #expect(call.runsAnswer)
  }

  @Test func `a helper of Xcode's writes the list of XCTests`() throws {
    let call = try bundle.listXCTests(to: "/l")
    #expect(
      words(call) == [
        "/X/usr/libexec/swift/pm/swiftpm-xctest-helper", "/s/debug/P.PackageTests.xctest", "/l",
      ])
    let list = """
      {"name": "All tests", "tests": [{"name": "P.xctest", "tests": [
        {"name": "P.Specs", "tests": [{"name": "testA"}, {"name": "testBAndReturnError:"}]},
        {"name": "P.Empty", "tests": []}]}]}
      """
    #expect(
      try bundle.listed("noise of the answer's", file: Data(list.utf8)).map(\.id)
        == ["P.Specs/testA", "P.Specs/testB"])
  }

  @Test(arguments: [nil, "", "P.Specs/testA"])
  func `a list that cannot be read is an error`(list: String?) throws {
    let bundle = try bundle
    #expect(throws: WorkbookError.self) {
      try bundle.listed("P.Specs/testA", file: list.map { Data($0.utf8) })
    }
  }

  @Test func `with Swift 6_4, each exercise's specs are a bundle of their own`() throws {
    let newest = Toolchain(release: SwiftRelease(6, 4), buildsBundles: true)
    let product = try product("/s/debug/FarmSpecs.xctest/Contents/MacOS/F", newest, tools: .example)
    #expect(
      words(product.runXCTests(only: nil)).last == "/s/debug/FarmSpecs.xctest")
  }

  @Test func `Swift 6_2 is asked for the stream that it knows`() throws {
    let old = Toolchain(release: SwiftRelease(6, 2), buildsBundles: false)
    let call = try product(program, old).runSwiftTesting(only: nil, events: "/e")
    #expect(call.arguments.last == "0")
  }
}

extension DeveloperTools {
  /// What Xcode's programs say, behind a warning.
  fileprivate static var example: DeveloperTools {
    get throws {
      try DeveloperTools(
        ProcessClient { call, onOutput, _ in
          let words =
            switch call.arguments.last {
            case "-print-target-info": #"{"paths": {"runtimeResourcePath": "/T/usr/lib/swift"}}"#
            case "--show-sdk-platform-path": "/X.platform"
            case "--show-sdk-path": "/X.sdk"
            case "xctest": "/X/usr/bin/xctest"
            case "swift-build": "/X/usr/bin/swift-build"
            default: ""
            }
          onOutput(ArraySlice("\(call.program): warning: it is late\n\(words)\n".utf8))
          return .exited(code: 0)
        })
    }
  }
}
