@testable import WorkbookCore
@testable import workshop

/// Says in a framework's own words what its specs are doing.
struct Voice {
  private let events: String
  private let disk: Disk
  private let framework: Framework
  /// Prints something on the console.
  let say: (String) -> Void

  init(
    _ call: ProcessClient.Call, _ disk: Disk, _ framework: Framework,
    _ say: @escaping (String) -> Void
  ) {
    events = call.arguments.dropFirst(3).first ?? ""
    self.disk = disk
    self.framework = framework
    self.say = say
  }

  /// Swift Testing first lists what it will run, and then starts everything at once.
  func begin(_ names: [String], starting started: [String]) {
    guard framework == .swiftTesting else { return }
    names.forEach { record(EventLine.test($0)) }
    started.forEach { record(EventLine.event("testStarted", of: $0)) }
  }

  /// XCTest starts one after the other.
  func start(_ name: String) {
    guard framework == .xctest else { return }
    say("Test Case 'Specs.\(name)' started at 2026-01-31 14:05:09.123\n")
  }

  func end(_ name: String, _ end: SpecRun.End) {
    switch (framework, end) {
    case (.xctest, .failed):
      say("/w/F.swift:7: error: Specs.\(name) : XCTAssertTrue failed - It must hold.\n")
      say("Test Case 'Specs.\(name)' failed (0.001 seconds)\n")
    case (.xctest, _):
      say("Test Case 'Specs.\(name)' \(end) (0.001 seconds)\n")
    case (.swiftTesting, .skipped):
      record(EventLine.event("testSkipped", of: name))
    case (.swiftTesting, _):
      if end == .failed { record(EventLine.issue(in: name, words: "It must hold.")) }
      record(EventLine.event("testEnded", of: name))
    }
  }

  func finish(having count: Int) {
    switch framework {
    case .swiftTesting: record(EventLine.runEnded)
    case .xctest:
      say("\t Executed \(count) tests, with 0 failures (0 unexpected) in 0.1 (0.1) seconds\n")
    }
  }

  private func record(_ line: String) {
    disk.append(line, to: events)
  }
}
