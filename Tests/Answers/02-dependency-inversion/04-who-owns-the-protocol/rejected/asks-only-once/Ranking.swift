// Wrong: asks for the scores once, when the ranking is built.
// Rejected by: a score that is corrected is ranked anew

/// The table of the quiz league: who comes first, and who gets a medal.
struct Ranking {
  private let scores: [Score]

  init(results: any Results) {
    scores = results.scores
  }

  /// A line for each player, the best one first.
  func lines() -> [String] {
    let medals = ["Gold", "Silver", "Bronze"]
    let sorted = scores.sorted { isAhead($0, of: $1) }
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
