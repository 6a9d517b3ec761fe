/// Only the screen's code uses it, and that runs on the main actor.
@MainActor protocol Speaker {
  func say(_ text: String)
}

/// Read from everywhere.
protocol Results: Sendable {
  func winner() async throws -> String
}

@MainActor final class FinishModel {
  private let results: any Results
  private let speaker: any Speaker
  private(set) var title = "The race is on."

  init(results: any Results, speaker: any Speaker) {
    self.results = results
    self.speaker = speaker
  }

  func refresh() async throws {
    title = "\(try await results.winner()) wins."
    speaker.say(title)
  }
}

@MainActor func makeModel(results: any Results, speaker: any Speaker) -> FinishModel {
  FinishModel(results: results, speaker: speaker)
}
