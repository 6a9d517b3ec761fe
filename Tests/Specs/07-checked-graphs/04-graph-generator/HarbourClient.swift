import SpecSupport

@testable import GraphGenerator

/// A client beside the file that `generate` writes for `Harbour.swift`. It
/// brings a clock of its own, `Stopped(time:)`.
func harbourClient(_ statements: String) throws -> Client {
  let text = try GradedAnswer(spec: #filePath).starterText(of: "Harbour.swift")
  let harbour = Source(file: "Harbour.swift", text: text)
  return Client(
    statements,
    declarations: written(from: [harbour])
      + """
      struct Stopped: Clock {
        let time: String
        func now() -> String { time }
      }
      """)
}
