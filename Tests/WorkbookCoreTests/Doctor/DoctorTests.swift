import ChildProcess
import Testing

@testable import WorkbookCore

@Suite struct DoctorTests {
  private static let healthy: [String: (ChildProcess.Ending, String)] = [
    "swift": (.exited(code: 0), "Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x86_64\n"),
    "swiftc": (.exited(code: 0), ""),
    "git": (.exited(code: 0), "## main...origin/main\n M README.md\n?? notes.txt\n"),
  ]

  private let disk: Disk

  init() {
    disk = Disk()
    for exercise in Syllabus.example.exercises {
      for tree in ["Exercises", ".starters", "Tests/Specs"] {
        disk["/w/\(tree)/\(exercise.key)/F.swift"] = ""
      }
    }
  }

  /// Examines a machine on which a program answers something else than usual.
  private func finding(
    _ what: String, when program: String = "", says text: String = "", code: Int32 = 0,
    root: String = "/w", changing files: (inout FileSystemClient) -> Void = { _ in }
  ) throws -> Doctor.Finding? {
    let programs = ProcessClient { call, onOutput, _ in
      let usual = Self.healthy[call.program] ?? (.exited(code: 127), "")
      let (ending, words) = call.program == program ? (.exited(code: code), text) : usual
      onOutput(ArraySlice(words.utf8))
      return ending
    }
    var changed = disk.files
    files(&changed)
    return try Doctor(
      of: Workbook(root: root, syllabus: .example, .test()).with(
        files: changed, processes: programs)
    ).examine().first { $0.what == what }
  }

  @Test(arguments: [
    ("Swift", "6.3.1"), ("XCTest", "present"), ("Swift Testing", "present"),
    ("Disk", "5000 MB free"), ("Writing", "allowed"), ("Path", "/w"),
    ("Exercises", "3, each with its specs"), ("Git", "main...origin/main, 2 files changed"),
  ])
  func `on a healthy machine all is well`(what: String, words: String) throws {
    #expect(try finding(what) == Doctor.Finding(what: what, words: words, state: .ok))
  }

  @Test func `things are told in the order in which they are needed`() throws {
    let programs = ProcessClient { _, _, _ in .exited(code: 1) }
    let findings = try Doctor(of: Workbook.example.with(files: disk.files, processes: programs))
      .examine()
    #expect(
      findings.map(\.what) == [
        "Swift", "XCTest", "Swift Testing", "Disk", "Writing", "Path", "Exercises",
        "Git",
      ])
  }

  @Test(arguments: [
    ("Swift version 6.10.0 (x)", "6.10.0"), ("Swift version 7.0 (x)", "7.0"),
    ("swift-driver version: 1.120 Apple Swift version 6.5-dev (x)", "6.5"),
  ])
  func `a version with which nobody has tried the specs gets a word`(
    text: String, version: String
  ) throws {
    let advice = "All specs have been run with Swift 6.3 only. Other versions should work."
    #expect(
      try finding("Swift", when: "swift", says: text)
        == Doctor.Finding(what: "Swift", words: version, state: .advice(advice)))
  }

  @Test(arguments: ["6.2.3", "6.4"])
  func `a program that another toolchain built is a problem`(version: String) throws {
    let finding = try finding("Swift", when: "swift", says: "Apple Swift version \(version) (x)")
    #expect(
      finding?.state
        == .problem(
          "This program was built with Swift 6.3. Remove the folder .build, and run the doctor again."
        ))
  }

  @Test(arguments: ["Swift version 6.1.2 (x)", "Swift version 5.10 (x)", "Swift version 6 (x)"])
  func `an old toolchain is a problem`(text: String) throws {
    #expect(
      try finding("Swift", when: "swift", says: text)?.state
        == .problem("The workbook needs Swift 6.2 or later."))
  }

  @Test(arguments: [(127, ""), (1, "Swift version 6.3"), (0, "hello")])
  func `a toolchain that does not answer is a problem`(code: Int32, text: String) throws {
    #expect(try finding("Swift", when: "swift", says: text, code: code)?.words == "not found")
  }

  @Test(arguments: ["XCTest", "Swift Testing"])
  func `a framework that the compiler does not find is a problem`(what: String) throws {
    let finding = try finding(what, when: "swiftc", code: 1)
    #expect(finding?.words == "the compiler does not find it")
  }

  @Test func `what it wrote for the compiler is removed`() throws {
    _ = try finding("XCTest")
    #expect(!disk.files.exists("/w/.build"))
  }

  @Test func `the compiler is asked about each framework`() throws {
    let programs = ProcessClient { [disk] call, _, _ in
      #expect(
        call.program != "swiftc" || disk[call.arguments.last ?? ""]?.hasPrefix("import") == true)
      return .exited(code: 0)
    }
    let findings = try Doctor(of: Workbook.example.with(files: disk.files, processes: programs))
      .examine()
    #expect(findings.filter { $0.words == "present" }.count == 2)
  }

  @Test func `a full disk is a problem`() throws {
    let finding = try finding("Disk") { $0.freeSpace = { _ in 999_999_999 } }
    #expect(finding?.words == "999 MB free")
    #expect(finding?.state == .problem("Building needs 1 GB: make room."))
  }

  @Test func `a disk that does not tell its space gets advice`() throws {
    let finding = try finding("Disk") { $0.freeSpace = { _ in nil } }
    #expect(finding?.state == .advice("See that there is 1 GB."))
  }

  @Test(arguments: ["/w", "/w/Exercises"])
  func `a folder that cannot be written is a problem`(locked: String) throws {
    let finding = try finding("Writing") { $0.isWritable = { $0 != locked } }
    #expect(finding?.words == "not allowed in \(locked)")
  }

  @Test(arguments: ["/a\"b", "/a\\b"])
  func `a path in which Swift cannot build is a problem`(root: String) throws {
    guard case .problem = try finding("Path", root: root)?.state else {
      Issue.record("It is no problem.")
      return
    }
  }

  @Test(arguments: ["/my work", "/wörk", "/it's"])
  func `an unusual path is worth a word`(root: String) throws {
    guard case .advice = try finding("Path", root: root)?.state else {
      Issue.record("There is no advice.")
      return
    }
  }

  @Test(arguments: ["Exercises", ".starters", "Tests/Specs"])
  func `an exercise that lost a part is a problem`(tree: String) throws {
    try disk.files.remove("/w/\(tree)/\(Exercise.hiddenInputs.key)")
    #expect(try finding("Exercises")?.words == "parts of 1.2 are gone")
  }

  @Test func `a workbook without git gets advice`() throws {
    let finding = try finding("Git", when: "git", says: "fatal: not a repository", code: 128)
    #expect(finding?.words == "not used here")
  }

  @Test(arguments: [
    ("## main\n", "main, 0 files changed"),
    ("## main\n M README.md\n", "main, 1 file changed"),
    (
      "## release-1.2...origin/release-1.2 [ahead 1]\n",
      "release-1.2...origin/release-1.2 [ahead 1], 0 files changed"
    ),
    ("## No commits yet on main\n?? a\n?? b\n", "No commits yet on main, 2 files changed"),
    ("## HEAD (no branch)\n", "HEAD (no branch), 0 files changed"),
  ])
  func `the branch and its changes are told`(text: String, words: String) throws {
    #expect(try finding("Git", when: "git", says: text)?.words == words)
  }

  @Test func `an interruption is passed on`() {
    let programs = ProcessClient { _, _, _ in throw ProcessClient.Interrupted(signal: 2) }
    #expect(throws: ProcessClient.Interrupted.self) {
      try Doctor(of: Workbook.example.with(files: disk.files, processes: programs)).examine()
    }
  }
}

// On a Mac, where a bundle of specs needs Xcode's programs.
extension DoctorTests {
  /// What the tools say of a Mac in which `lost` is not there.
  private func findings(without lost: String? = nil) throws -> [String: Doctor.Finding] {
    let programs = ProcessClient { call, onOutput, _ in
      let words =
        switch (call.program, call.arguments.last) {
        case ("swift", "-print-target-info"):
          #"{"paths": {"runtimeResourcePath": "/T/usr/lib/swift"}}"#
        case ("swift", _): "Apple Swift version 6.3 (swiftlang-6.3.0.1)"
        case ("xcrun", "--show-sdk-platform-path"): "/X/MacOSX.platform"
        case ("xcrun", "xctest"): "/X/xctest"
        case ("xcrun", "swift-build"): "/X/usr/bin/swift-build"
        case ("xcrun", _): "/X/MacOSX.sdk"
        default: ""
        }
      onOutput(ArraySlice(words.utf8))
      // As on a Mac: the compiler alone does not know where the frameworks are.
      let isLost =
        call.program == lost
        || call.program == "swiftc"
          && !call.arguments.contains("/X/MacOSX.platform/Developer/usr/lib")
      return .exited(code: isLost ? 1 : 0)
    }
    let helpers = [
      "/X/usr/libexec/swift/pm/swiftpm-xctest", "/T/usr/libexec/swift/pm/swiftpm-testing",
    ]
    for path in helpers.map({ "\($0)-helper" }) + ["/X/xctest"] where path != lost {
      disk[path] = ""
    }
    let mac = Toolchain(release: SwiftRelease(6, 3), buildsBundles: true)
    let found = try Doctor(
      of: Workbook.example.with(files: disk.files, processes: programs, toolchain: mac)
    ).examine()
    return Dictionary(uniqueKeysWithValues: found.map { ($0.what, $0) })
  }

  @Test func `the compiler is told where Xcode's frameworks are`() throws {
    let findings = try findings()
    #expect(findings["Xcode"]?.words == "/X/MacOSX.platform")
    #expect(findings["Xcode"]?.state == .ok)
    #expect(findings["XCTest"]?.words == "present")
    #expect(findings["Swift Testing"]?.words == "present")
  }

  @Test(arguments: ["xcrun", "/X/xctest", "/T/usr/libexec/swift/pm/swiftpm-testing-helper"])
  func `a program of Xcode's that is not there is a problem`(lost: String) throws {
    let finding = try findings(without: lost)["Xcode"]
    #expect(finding?.words.contains(lost) == true)
    #expect(
      finding?.state
        == .problem("Install Xcode, open it once, and see what `xcode-select -p` prints."))
  }
}
