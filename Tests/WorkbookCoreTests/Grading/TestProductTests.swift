import Testing

@testable import WorkbookCore

@Suite struct TestProductTests {
  private func product(_ disk: Disk) -> TestProduct {
    TestProduct(root: "/w", scratch: "/s", environment: ["A": "b"], files: disk.files)
  }

  private let program = Disk(["/s/debug/PPackageTests.xctest": ""])
  private let bundle = Disk(["/s/debug/PPackageTests.xctest/Contents/MacOS/P": ""])

  @Test func `a program is run itself`() {
    var expected = ProcessClient.Call(
      "/s/debug/PPackageTests.xctest", ["P.Specs/testA"], environment: ["A": "b"])
    expected.limits = .specs
    #expect(product(program).runXCTests(only: "P.Specs/testA") == expected)
  }

  @Test func `a bundle is run by the toolchain`() {
    let call = product(bundle).runXCTests(only: nil)
    #expect(call.program == "swift")
    #expect(
      call.arguments == [
        "test", "--package-path", "/w", "--scratch-path", "/s", "--skip-build",
        "--disable-swift-testing",
      ])
  }

  @Test func `a bundle is listed by the toolchain`() {
    let call = product(bundle).listXCTests
    #expect(
      call.arguments == [
        "test", "list", "--package-path", "/w", "--scratch-path", "/s", "--skip-build",
      ])
  }

  @Test(arguments: [
    "P.Specs/`it's 1+1=2? (yes) [x] {y} | $ ^ * # @ ! ~ & %, - é`()/F.swift:6:4",
    "P.Specs/asks(twice:)/F.swift:6:4",
  ])
  func `the filter matches its spec and no other`(id: String) throws {
    let call = product(program).runSwiftTesting(only: id, events: "/s/e")
    let filter = try Regex(call.arguments.last ?? "")

    #expect(id.contains(filter))
    #expect(!(id + "0").contains(filter))
    #expect(!id.replacing(".", with: "x").contains(filter))
  }
}

extension TestProductTests {
  @Test(arguments: ["`it is – done`", "`“quoted”`", "`and so on …`", "`it’s`", "é`()", "a.b(c)"])
  func `a filter is a regular expression that finds its spec`(id: String) throws {
    let product = TestProduct(
      root: "/w", scratch: "/s", environment: [:],
      files: Disk(["/s/debug/PPackageTests.xctest": ""]).files)

    let filter = try Regex(product.runSwiftTesting(only: id, events: "e").arguments.last ?? "")

    #expect(try filter.wholeMatch(in: id) != nil)
  }
}
