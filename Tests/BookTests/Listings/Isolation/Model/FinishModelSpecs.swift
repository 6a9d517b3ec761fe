import Testing

private struct StubResults: Results {
  let name: String
  func winner() -> String { name }
}

/// The compiler keeps it on the main actor, so it needs no lock.
private final class SpySpeaker: Speaker {
  private(set) var said: [String] = []
  func say(_ text: String) { said.append(text) }
}

@MainActor @Test func `the winner is shown and said`() async throws {
  let speaker = SpySpeaker()
  let model = makeModel(results: StubResults(name: "Ada"), speaker: speaker)

  try await model.refresh()

  #expect(model.title == "Ada wins.")
  #expect(speaker.said == ["Ada wins."])
}
