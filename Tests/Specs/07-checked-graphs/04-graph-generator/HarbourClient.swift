import SpecSupport

@testable import GraphGenerator

/// Code that uses the file that `generate` writes for `Harbour.swift`, and a clock of its own,
/// `Stopped(time:)`.
func harbourClient(_ statements: String) throws -> Client {
  let text = try GradedAnswer(spec: #filePath).starterText(of: "Harbour.swift")
  let harbour = Source(file: "Harbour.swift", text: text)
  return Client(
    statements, declarations: written(from: [harbour]) + stoppedClock)
}

/// Calls without a clock that the initializer accepts that is written for a clock and a radio.
func harboursWithoutAClock() throws -> [String] {
  let lines = [
    "// given: clock: any Clock", "// part: radio = Radio(clock: clock)",
  ]
  return try Client.acceptedWithoutAPart(
    of: "Harbour", [#"clock: Stopped(time: "noon")"#],
    declarations: written(from: [file("Radio.swift", lines)]) + stoppedClock)
}

private let stoppedClock = """
  struct Stopped: Clock {
    let time: String
    func now() -> String { time }
  }
  """
