import Fuzzing
import Testing

@testable import WorkbookCore
@testable import workshop

@Suite struct XCTestReaderFuzzTests {
  private func reader(_ pieces: [ArraySlice<UInt8>]) -> XCTestReader {
    var reader = XCTestReader()
    for piece in pieces { _ = reader.read(piece) }
    return reader
  }

  private func reader(_ text: String) -> XCTestReader { reader([ArraySlice(text.utf8)]) }

  private func outcome(of name: String, _ reader: XCTestReader) -> SpecOutcome {
    FrameworkRun(runs: reader.finalRuns).result(of: FoundSpec(id: name, name: name), key: "a/b")
      .outcome
  }

  @Test func `it reads the same wherever the output is cut, and whatever is damaged`() throws {
    try Fuzz.cases(60) { random in
      var bytes = Array(XCTestTranscript(&random).withChatter(&random).utf8)
      if random.once(in: 2) { bytes = random.damaged(bytes) }
      let whole = reader([bytes[...]])
      let cut = reader(random.pieces(of: bytes))

      try #require(cut.runs == whole.runs, "\(random)")
      try #require(cut.finalRuns == whole.finalRuns, "\(random)")
      try #require(cut.isComplete == whole.isComplete, "\(random)")
    }
  }

  @Test func `whatever a learner prints, only what passed has passed`() throws {
    try Fuzz.cases(100) { random in
      let transcript = XCTestTranscript(&random)
      let reader = reader(transcript.withChatter(&random))

      for spec in transcript.specs where spec.end != .passed {
        try #require(outcome(of: spec.name, reader) != .passed, "\(spec.name) \(random)")
      }
    }
  }

  @Test func `what was cut off is not complete unless somebody prints a sum`() throws {
    try Fuzz.cases(60) { random in
      let transcript = XCTestTranscript(&random)
      let lines = transcript.lines.prefix(2 + random.below(transcript.lines.count - 3))
      var text = ""
      for line in lines {
        let chatter = random.some(2) { transcript.chatter(&$0) }
        text += (chatter.filter { !$0.contains("Executed") } + [line + "\n"])
          .joined(separator: "\n")
      }
      try #require(!reader(text).isComplete, "\(random)")
    }
  }

  @Test func `words that are not XCTest's change nothing`() throws {
    try Fuzz.cases(60) { random in
      let transcript = XCTestTranscript(&random)
      let plain = reader(transcript.lines.map { $0 + "\n" }.joined())
      var text = ""
      for line in transcript.lines {
        while random.once(in: 3) { text += random.text().replacing(":", with: ";") + "\n" }
        if random.once(in: 4) { text += random.line().replacing("/", with: "") }
        text += line + "\n"
      }
      let noisy = reader(text)

      try #require(noisy.runs == plain.runs, "\(random)")
      try #require(noisy.isComplete && plain.isComplete, "\(random)")
    }
  }

  @Test func `every failure keeps its author's words`() throws {
    try Fuzz.cases(50) { random in
      let transcript = XCTestTranscript(&random)
      let bytes = Array(transcript.lines.map { $0 + "\n" }.joined().utf8)
      let reader = reader(random.pieces(of: bytes))

      for spec in transcript.specs {
        let found = reader.finalRuns[spec.name]
        try #require(found?.end == spec.end, "\(random)")
        let messages = found?.failures.map(\.message)
        try #require(
          messages == Array(repeating: "It must.", count: spec.failures), "\(random)")
      }
    }
  }

  @Test func `what is kept of a line without an end is bounded`() throws {
    try Fuzz.cases(2) { random in
      var reader = XCTestReader()
      for _ in 0..<200 {
        let piece = Array(repeating: UInt8(ascii: "x"), count: 1 + random.below(20_000))
        _ = reader.read(piece[...])
        let pending = Mirror(reflecting: reader).descendant("pending") as? [UInt8]
        try #require((pending?.count ?? .max) <= 128 * 1024, "\(random)")
      }
    }
  }
}
