import ChildProcess
import Foundation

@testable import WorkbookCore

/// One run of a module's specs: it says what the two frameworks say, where they say it.
struct FakeSpecRun {
  private let specs: [FakeSpec]
  private let programs: FakePrograms
  private let call: ProcessClient.Call
  /// The words with which the canaries have to fail; `nil` when one spec runs alone.
  private let canary: [String]?

  init(_ specs: [FakeSpec], _ programs: FakePrograms, _ call: ProcessClient.Call) {
    self.programs = programs
    self.call = call
    let only =
      Self.value(behind: "--filter", call).map { $0.replacing("\\", with: "") }
      ?? call.arguments.first { $0.contains("XCTests/") }.map { "^\($0)$" }
    let draw = call.environment["WORKBOOK_CANARIES"] ?? ""
    canary = only == nil ? draw.split(separator: ",").compactMap(Self.failingWord) : nil
    self.specs = specs.filter { spec in
      if case .isAbsent = programs.fate(of: spec, call) { return false }
      return only == nil || only == "^\(spec.id)$"
    }
  }

  private static func value(behind option: String, _ call: ProcessClient.Call) -> String? {
    call.arguments.firstIndex(of: option).map { call.arguments[$0 + 1] }
  }

  private static func failingWord(_ draw: Substring) -> String? {
    draw.hasSuffix(":fails") ? String(draw.dropLast(":fails".count)) : nil
  }

  private static let xctestCanary = "CanaryXCTests.testIt"

  func list(_ onOutput: (ArraySlice<UInt8>) -> Void) -> ChildProcess.Ending {
    let lines =
      specs.filter { $0.framework == .xctest }.map { $0.id + "\n" }
      + ["Canaries.CanaryXCTests/testIt\n"]
    onOutput(Array(lines.joined().utf8)[...])
    return .exited(code: 0)
  }

  /// How the process ended that a spec did not come back from.
  private func breakOff(
    _ spec: FakeSpec, _ fate: FakeSpec.Fate, _ shouldStop: () -> Bool
  ) -> (String, ChildProcess.Ending) {
    if case .outgrows(let limit) = fate { return ("", .outgrew(limit)) }
    guard case .traps(let text) = fate else {
      while !shouldStop() { programs.clock.advance(by: 1) }
      return ("", .stopped)
    }
    let file = "\(programs.root)/Exercises/\(spec.key)/\(spec.module).swift"
    let words = """
      \(spec.module)/\(spec.module).swift:4: Fatal error: \(text)
      1 [ra] 0x01 boil() + 12 in Specs at \(file):4:5

      """
    return (words, .crashed(signal: 5))
  }
}

// MARK: - Swift Testing

extension FakeSpecRun {
  /// Writes the event stream into the file that the call names.
  func swiftTesting(
    _ onOutput: (ArraySlice<UInt8>) -> Void, _ shouldStop: () -> Bool
  ) throws -> ChildProcess.Ending {
    let specs = specs.filter { $0.framework == .swiftTesting }
    var events = specs.map { test($0) }
    if let canary { events += self.events(of: canary) }
    var hasFailed = false
    for spec in specs {
      let fate = programs.fate(of: spec, call)
      events.append(event("testStarted", spec))
      switch fate {
      case .passes, .isAbsent: break
      case .isSkipped: events[events.count - 1] = event("testSkipped", spec)
      case .fails(let message): events.append(issue(message, spec))
      case .failsOften(let message, let count):
        events += Array(repeating: issue(message, spec), count: count)
      case .finds(let found, let expected):
        events.append(issue(spec.message, spec, values: "(found → \(found)) == \(expected)"))
      case .traps, .outgrows, .hangs:
        try save(events)
        let (words, ending) = breakOff(spec, fate, shouldStop)
        onOutput(Array(words.utf8)[...])
        return ending
      }
      if case .isSkipped = fate { continue }
      if case .passes = fate {} else { hasFailed = true }
      events.append(event("testEnded", spec))
    }
    try save(events + [["kind": "event", "payload": ["kind": "runEnded"]]])
    return .exited(code: hasFailed ? 1 : 0)
  }

  private func events(of canary: [String]) -> [[String: Any]] {
    let id = "Canaries.Canaries/it()/Canaries.swift:1:1"
    func event(_ kind: String, _ more: [String: Any] = [:]) -> [String: Any] {
      ["kind": "event", "payload": ["kind": kind, "testID": id].merging(more) { $1 }]
    }
    let failures = canary.map { word in
      event("issueRecorded", ["messages": [["symbol": "details", "text": word]]])
    }
    return [["kind": "test", "payload": ["kind": "function", "id": id]], event("testStarted")]
      + failures + [event("testEnded")]
  }

  private func save(_ events: [[String: Any]]) throws {
    let lines = try events.map { try JSONSerialization.data(withJSONObject: $0) + Data("\n".utf8) }
    guard let path = Self.value(behind: "--event-stream-output-path", call) else { return }
    try FileSystemClient.live.write(Data(lines.joined()), path)
  }

  private func test(_ spec: FakeSpec) -> [String: Any] {
    ["kind": "test", "payload": ["kind": "function", "id": spec.id, "displayName": spec.sentence]]
  }

  private func event(_ kind: String, _ spec: FakeSpec) -> [String: Any] {
    ["kind": "event", "payload": ["kind": kind, "testID": spec.id]]
  }

  private func issue(
    _ message: String, _ spec: FakeSpec, values: String = "(found → 1) == 2"
  ) -> [String: Any] {
    let place: [String: Any] = ["filePath": spec.path(in: programs.root), "line": spec.line]
    let payload: [String: Any] = [
      "kind": "issueRecorded", "testID": spec.id, "issue": ["sourceLocation": place],
      "messages": [
        ["symbol": "fail", "text": "Expectation failed: \(values)"],
        ["symbol": "details", "text": message],
      ],
    ]
    return ["kind": "event", "payload": payload]
  }
}

// MARK: - XCTest

extension FakeSpecRun {
  /// Prints XCTest's console lines.
  func xctest(
    _ onOutput: (ArraySlice<UInt8>) -> Void, _ shouldStop: () -> Bool
  ) -> ChildProcess.Ending {
    let specs = specs.filter { $0.framework == .xctest }
    func print(_ line: String) { onOutput(Array("\(line)\n".utf8)[...]) }
    var failures = 0
    if let canary {
      print("Test Case '\(Self.xctestCanary)' started at 2026-01-31 14:05:09.000")
      for word in canary { print("/C.swift:1: error: \(Self.xctestCanary) : XCTFail - \(word)") }
      print("Test Case '\(Self.xctestCanary)' failed (0.0 seconds)")
      failures = canary.count
    }
    func fail(_ spec: FakeSpec, _ found: String, _ expected: String, _ message: String) {
      failures += 1
      print(
        "\(spec.path(in: programs.root)):\(spec.line): error: \(spec.xctestName) : XCTAssertEqual"
          + " failed: (\"\(found)\") is not equal to (\"\(expected)\") - \(message)")
      print("Test Case '\(spec.xctestName)' failed (0.0 seconds)")
    }
    for spec in specs {
      let fate = programs.fate(of: spec, call)
      print("Test Case '\(spec.xctestName)' started at 2026-01-31 14:05:09.000")
      switch fate {
      case .passes, .isAbsent: print("Test Case '\(spec.xctestName)' passed (0.0 seconds)")
      case .isSkipped: print("Test Case '\(spec.xctestName)' skipped (0.0 seconds)")
      case .fails(let message), .failsOften(let message, _):
        fail(spec, "2", "1", message)
      case .finds(let found, let expected):
        fail(spec, found, expected, spec.message)
      case .traps, .outgrows, .hangs:
        let (words, ending) = breakOff(spec, fate, shouldStop)
        print(words)
        return ending
      }
    }
    let count = specs.count + (canary == nil ? 0 : 1)
    print("\t Executed \(count) tests, with \(failures) failures (0 unexpected) in 0.0 s")
    return .exited(code: failures > 0 ? 1 : 0)
  }
}
