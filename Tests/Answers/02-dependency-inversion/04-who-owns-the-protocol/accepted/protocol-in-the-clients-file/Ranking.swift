// Sound: the protocol stands in the client's file, under another name, with a method; a detail caches.

/// Where a ranking gets its scores.
protocol ScoreSource {
  func currentScores() -> [Score]
}

/// The table of the quiz league: who comes first, and who gets a medal.
struct Ranking {
  private let source: any ScoreSource

  init(of source: any ScoreSource) { self.source = source }

  /// A line for each player, the best one first.
  func lines() -> [String] {
    let medals = ["Gold", "Silver", "Bronze"]
    let sorted = source.currentScores().sorted { isAhead($0, of: $1) }
    return sorted.enumerated().map { index, score in
      let place = index < medals.count ? medals[index] : "\(index + 1)."
      return "\(place) \(score.player): \(score.points)"
    }
  }

  /// More points come first, then less time, then the alphabet.
  private func isAhead(_ score: Score, of other: Score) -> Bool {
    if score.points != other.points { return score.points > other.points }
    if score.seconds != other.seconds { return score.seconds < other.seconds }
    return score.player < other.player
  }
}
