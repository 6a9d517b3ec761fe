import Fuzzing

@testable import WorkbookCore
@testable import workshop

/// What XCTest prints of a random run, line by line, and what truly became of each spec.
struct XCTestTranscript {
  struct Spec {
    let name: String
    let end: SpecRun.End
    let failures: Int
  }

  let specs: [Spec]
  /// Without their ends; the words for one failure may hold some.
  let lines: [String]

  init(_ random: inout Seeded) {
    let count = 1 + random.below(5)
    var specs: [Spec] = []
    for place in 0..<count {
      let end = random.one(of: [SpecRun.End.passed, .failed, .skipped])
      specs.append(
        Spec(
          name: "Specs.testSpec\(place)", end: end,
          failures: end == .failed ? 1 + random.below(3) : 0))
    }
    self.specs = specs
    var lines = ["Test Suite 'Specs' started at 2026-01-31 14:05:09.123"]
    for spec in specs { lines += Self.lines(of: spec, &random) }
    lines.append("Test Suite 'Specs' failed at 2026-01-31 14:05:10.123")
    lines.append(Self.executed(count))
    self.lines = lines
  }

  static func executed(_ count: Int) -> String {
    let things = count == 1 ? "test" : "tests"
    return "\t Executed \(count) \(things), with 1 failure (0 unexpected) in 0.1 (0.1) seconds"
  }

  private static func lines(of spec: Spec, _ random: inout Seeded) -> [String] {
    var lines = ["Test Case '\(spec.name)' started at 2026-01-31 14:05:09.123"]
    for _ in 0..<spec.failures {
      lines.append("/w/My Specs.swift:17: error: \(spec.name) : \(words(&random))")
    }
    return lines + ["Test Case '\(spec.name)' \(spec.end.word) (0.001 seconds)"]
  }

  private static func words(_ random: inout Seeded) -> String {
    switch random.below(4) {
    case 0: return "XCTAssertTrue failed - It must."
    case 1: return "failed - It must."
    default:
      let value = random.once(in: 30) ? String(repeating: "x", count: 100_000) : random.text()
      return "XCTAssertEqual failed: (\"\(value)\") is not equal to (\"b\nc\") - It must."
    }
  }
}

extension XCTestTranscript {
  /// What a learner may print: anything, XCTest's own words among it.
  func chatter(_ random: inout Seeded) -> String {
    let name = random.one(of: specs.map(\.name) + ["Specs.testOfMine"])
    switch random.below(10) {
    case 0: return "Test Case '\(name)' started at 2026-01-31 14:05:09.123"
    case 1, 2: return "Test Case '\(name)' passed (0.001 seconds)"
    case 3: return Self.executed(random.below(7))
    case 4: return "/w/F.swift:1: error: \(name) : failed - No."
    case 5: return "x:1: error: \(name) : "
    case 6: return "Test Case '\(name)' passed ("
    case 7: return "\(random.line())\u{600}"
    default: return random.text()
    }
  }

  /// The lines with a learner's words between them, or glued to the front of one.
  func withChatter(_ random: inout Seeded) -> String {
    var text = ""
    for line in lines {
      while random.once(in: 3) {
        text += chatter(&random) + random.one(of: ["\n", "\r\n", "\n\n"])
      }
      if random.once(in: 4) { text += chatter(&random) }
      text += line + "\n"
    }
    return text
  }
}

extension SpecRun.End {
  fileprivate var word: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .skipped: "skipped"
    }
  }
}
