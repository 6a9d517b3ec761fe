import Testing

@testable import WorkbookCore

@Suite struct ToolchainTests {
  private var swiftbuild: Toolchain {
    var toolchain = Toolchain.linux
    toolchain.buildSystem = .swiftbuild
    return toolchain
  }

  @Test(arguments: [
    ((6, 2), Toolchain.BuildSystem.native, "0"), ((6, 3), .native, "6.3"),
    ((6, 4), .swiftbuild, "6.3"), ((7, 0), .swiftbuild, "6.3"),
  ])
  func `a release decides on the build system and the event stream`(
    release: (Int, Int), system: Toolchain.BuildSystem, stream: String
  ) {
    let toolchain = Toolchain(
      release: SwiftRelease(release.0, release.1), buildsBundles: false)
    #expect(toolchain.buildSystem == system)
    #expect(toolchain.eventStreamVersion == stream)
    #expect(toolchain.buildArguments.starts(with: ["--build-system", system.rawValue]))
    #expect(toolchain.canRepeatBuilds == (system == .native))
  }

  @Test func `the environment may ask for what is usual elsewhere`() {
    let usual = Toolchain.current([:])
    #expect(usual.release == SwiftRelease.compiler)
    let other = Toolchain.current([
      "WORKBOOK_BUILD_SYSTEM": "swiftbuild", "WORKBOOK_BUNDLES": "1",
    ])
    #expect(other.buildSystem == .swiftbuild)
    #expect(other.buildsBundles)
  }

  @Test func `of two folders of products, none is taken`() {
    let disk = Disk(["/s/out/Products/Debug-linux/F": ""])
    #expect(swiftbuild.products(in: "/s", disk.files) == "/s/out/Products/Debug-linux")
    disk["/s/out/Products/Debug-linux-x86_64/F"] = ""
    #expect(swiftbuild.products(in: "/s", disk.files) == "/s/out/Products/Debug")
    #expect(Toolchain.linux.products(in: "/s", disk.files) == "/s/debug")
  }

  @Test(arguments: ["Farm.build", "Farm-t.build", "Farm-p.build"])
  func `what the driver remembers is found in each layout`(name: String) {
    let folder = "/s/out/Intermediates.noindex/book.build/Debug-linux/\(name)/Objects-normal/x86_64"
    let disk = Disk([
      "\(folder)/Farm-primary.priors": "", "/s/out/Intermediates.noindex/XCBuildData/db/F": "",
      folder.replacing("Farm", with: "Barn") + "/Barn-primary.priors": "",
    ])
    #expect(swiftbuild.driverRecords(of: "Farm", in: "/s", disk.files) == [folder])
    #expect(
      Toolchain.linux.driverRecords(of: "Farm", in: "/s", disk.files) == ["/s/debug/Farm.build"])
  }

  @Test(arguments: [("6.3.1", "6.3"), ("6.10", "6.10"), ("7.0.0", "7.0"), ("6", nil), ("", nil)])
  func `a version is read`(version: String, release: String?) {
    #expect(SwiftRelease(version: version[...])?.description == release)
    #expect(SwiftRelease(6, 10) > SwiftRelease(6, 9))
  }
}
