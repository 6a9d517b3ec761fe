import ChildProcess
import Foundation
import Fuzzing
import Testing

@testable import workbook

/// Words of learners', compilers' and older workbooks', as they come to the screens.
@Suite struct ForeignWordsFuzzTests {
  private static let sentences = [
    "it asks the meter it was given", "it boils the water once", "it waits for the lid",
    "it forgets the last cup",
  ]

  @Test func `whatever a spec says, check shows it and never says solved`() throws {
    try Fuzz.cases(15) { random in
      let fenced = try FencedWorkbook()
      let book = fenced.book
      (book.isScreen, book.width) = (random.once(in: 2), random.one(of: [1, 20, 40, 80, 500]))
      try book.answer(TinyWorkbook.kettle)
      book.programs.set(random.one(of: Self.sentences), random.fate())
      var line =
        ["check", "1.1"] + random.some(2) { $0.one(of: ["--all", "--verbose", "--json"]) }
      if random.once(in: 4) { line = ["report", "1.1"] }
      let transcript = book.run(line)

      let codes: [Int32] = line[0] == "report" ? [0] : [1, 2]
      try #require(codes.contains(transcript.code), "\(random): \(transcript)")
      try #require(fenced.outside.isEmpty, "\(random): \(fenced.outside)")
      try #require(steersNothing(transcript.out), "\(random): \(transcript)")
    }
  }

  @Test func `whatever the compiler says, it is no pass`() throws {
    try Fuzz.cases(15) { random in
      let book = try FencedWorkbook().book
      try book.answer(TinyWorkbook.kettle)
      (book.isScreen, book.width) = (random.once(in: 2), random.one(of: [20, 80]))
      let name = random.once(in: 2) ? random.damaged("Kettle.swift") : "Kettle.swift"
      let path = "\(book.root)/Exercises/\(TinyWorkbook.kettle)/\(name)"
      let words = random.damaged("no lid\n\(path):4:1: note: see\n")
      let output = "\(path):3:14: error: \(words)\n"
      book.programs.answer("swift build", output, ending: .exited(code: 1))
      let transcript = book.run(["check", "1.1"] + random.some(1) { _ in "--all" })

      try #require([1, 2].contains(transcript.code), "\(random): \(transcript)")
      try #require(steersNothing(transcript.out), "\(random): \(transcript)")
    }
  }

  /// Whether there is no control character but in our colours, and in front of the line that is
  /// written over.
  private func steersNothing(_ text: String) -> Bool {
    let own = /\r\u{1B}\[K|\u{1B}\[[0-9]+m/.matchingSemantics(.unicodeScalar)
    let rest = text.replacing(own, with: "")
    return rest.printable == rest
  }

  @Test func `whatever other programs say, doctor steers no terminal`() throws {
    try Fuzz.cases(25) { random in
      let book = try FencedWorkbook().book
      book.isScreen = random.once(in: 2)
      let swift = "Apple Swift version 6.3.1 (swift-6.3.1-RELEASE)\n"
      book.programs.answer("swift --version", random.damaged(swift))
      book.programs.answer("git -C", random.damaged("## main...origin/main\n M README.md\n"))
      let transcript = book.run("doctor")

      try #require([0, 2].contains(transcript.code), "\(random): \(transcript)")
      try #require(steersNothing(transcript.out), "\(random): \(transcript)")
    }
  }

  @Test func `whatever the state file holds, every command works`() throws {
    let commands = [
      "", "list", "next", "hint 1.1", "check 1.1", "report", "again 1.1", "reset 1.1",
    ]
    let words = commands.map { $0.split(separator: " ").map(String.init) }
    try Fuzz.cases(25) { random in
      let book = try FencedWorkbook().book
      if random.once(in: 2) { try book.answer(TinyWorkbook.kettle) }
      try book.write(random.stateFile(), ".workbook/progress.json")
      let line = random.one(of: words)
      let transcript = book.run(line)

      try #require([0, 1].contains(transcript.code), "\(random): \(line): \(transcript)")
    }
  }
}

extension Seeded {
  fileprivate mutating func fate() -> FakeSpec.Fate {
    switch below(6) {
    case 0: .fails(words())
    case 1: .failsOften(words(), 1 + below(4))
    case 2: .finds(words(), insteadOf: words())
    case 3: .traps(words())
    case 4: .finds("[\"\(words())\", \"\(words())\"]", insteadOf: "[]")
    default: .isSkipped
    }
  }

  private mutating func words() -> String {
    once(in: 3)
      ? damaged("Expectation failed: (found → [\"a\", \"b\"]) == (\"c\") `code` - words") : text()
  }

  /// A state file that can be understood, or nearly.
  fileprivate mutating func stateFile() -> String {
    let whole = ["0", "1", "-1", "-9223372036854775808", "9223372036854775807", "3", "99"]
    let times = ["0", "-1", "1e300", "-1e300", "1e18", "9.3e18", "61.5"]
    let dates = ["null", "\"0001-01-01T00:00:00Z\"", "\"9999-12-31T23:59:59Z\""]
    let records = ["Kettle", "SlowToaster", "KitchenRadio"].map { module in
      """
      "\(module)": {"attempts": \(one(of: whole)), "hints": \(one(of: whole)),
        "isSolved": \(once(in: 2)), "times": [\(one(of: times)), \(one(of: times))],
        "startedAt": \(one(of: dates)), "solvedAt": \(one(of: dates)),
        "firstTriedAt": \(one(of: dates)), "lastTriedAt": \(one(of: dates))}
      """
    }
    let json = """
      {"version": 1, "current": "Kettle", "exercises": {\(records.joined(separator: ", "))}}
      """
    return once(in: 4) ? damaged(json) : json
  }
}
