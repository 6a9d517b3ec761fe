import Foundation
import Fuzzing
import Testing

@testable import WorkbookCore
@testable import workshop

@Suite struct EventStreamFuzzTests {
  /// A random run's lines, and the names of the specs that did not pass.
  private struct Stream {
    var lines: [String] = []
    var notPassed: [String] = []

    init(_ random: inout Seeded) {
      let names = (0...random.below(4)).map { "it asks \($0)" }
      lines = names.map { EventLine.test($0) }
      for name in names {
        lines.append(EventLine.event("testStarted", of: name))
        switch random.below(4) {
        case 0:
          notPassed.append(name)
          for line in 0...random.below(3) {
            lines.append(EventLine.issue(in: name, words: "It must.", line: line))
          }
          lines.append(EventLine.event("testEnded", of: name, symbol: "fail"))
        case 1:
          notPassed.append(name)
          lines.append(EventLine.event("testCancelled", of: name, symbol: "skip"))
          lines.append(EventLine.event("testEnded", of: name, symbol: "skip"))
        default:
          lines.append(EventLine.event("testEnded", of: name, symbol: "pass"))
        }
      }
      lines.append(EventLine.runEnded)
    }
  }

  private func reader(_ bytes: [UInt8]) -> EventStreamReader { reader([bytes[...]]) }

  private func reader(_ pieces: [ArraySlice<UInt8>]) -> EventStreamReader {
    var reader = EventStreamReader()
    for piece in pieces { _ = reader.read(Data(piece)) }
    return reader
  }

  private func passed(_ reader: EventStreamReader) -> Set<String> {
    let run = FrameworkRun(found: reader.found, runs: reader.runs)
    return Set(
      reader.found.filter { run.result(of: $0, key: "a/b").outcome == .passed }.map(\.name))
  }

  @Test func `it reads the same wherever the stream is cut, and whatever is damaged`() throws {
    try Fuzz.cases(20) { random in
      var bytes = Array(Stream(&random).lines.joined().utf8)
      if random.once(in: 2) { bytes = random.damaged(bytes) }
      let whole = reader(bytes)
      let cut = reader(random.pieces(of: bytes))

      try #require(cut.runs == whole.runs, "\(random)")
      try #require(cut.found == whole.found, "\(random)")
      try #require(cut.isComplete == whole.isComplete, "\(random)")
    }
  }

  @Test func `one line lost, damaged, doubled or moved makes nothing pass`() throws {
    try Fuzz.cases(80) { random in
      let stream = Stream(&random)
      var lines = stream.lines.map { Array($0.utf8) }
      let place = random.below(lines.count)
      let line = lines[place]
      switch random.below(4) {
      case 0: lines.remove(at: place)
      case 1: lines[place] = random.damaged(line) + [0x0A]
      case 2: lines.insert(line, at: random.below(lines.count + 1))
      default:
        lines.remove(at: place)
        lines.insert(line, at: random.below(lines.count + 1))
      }
      let passed = passed(reader(Array(lines.joined())))

      try #require(passed.isDisjoint(with: stream.notPassed), "\(random)")
    }
  }

  @Test func `a spec is found once, however often it is told`() throws {
    try Fuzz.cases(20) { random in
      let stream = Stream(&random)
      let lines = stream.lines.flatMap { line in
        Array(repeating: line, count: 1 + random.below(3))
      }
      let reader = reader(Array(lines.joined().utf8))

      try #require(Set(reader.found.map(\.id)).count == reader.found.count, "\(random)")
      try #require(passed(reader).isDisjoint(with: stream.notPassed), "\(random)")
    }
  }

  @Test func `records of other kinds and other keys are passed over`() throws {
    try Fuzz.cases(30) { random in
      let stream = Stream(&random)
      let plain = reader(Array(stream.lines.joined().utf8))
      var text = ""
      for line in stream.lines {
        while random.once(in: 3) { text += foreign(&random) }
        text += line.replacing(#""version":"#, with: #""new":[1,{"kind":"x"}],"version":"#)
      }
      let noisy = reader(Array(text.utf8))

      try #require(noisy.runs == plain.runs, "\(random)")
      try #require(noisy.found == plain.found, "\(random)")
      try #require(noisy.isComplete, "\(random)")
    }
  }

  /// A line that says nothing about a spec.
  private func foreign(_ random: inout Seeded) -> String {
    switch random.below(4) {
    case 0: EventLine.event("testTeleported", of: "it asks 0")
    case 1: EventLine.line("attachment", #""kind":"function","path":"/x""#)
    case 2: EventLine.issue(in: "nobody", words: "No.")
    default: random.line() + "\n"
    }
  }
}
