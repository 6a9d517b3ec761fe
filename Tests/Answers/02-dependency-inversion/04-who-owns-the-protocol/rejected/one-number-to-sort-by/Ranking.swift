// Wrong: mixes points and seconds in one number, so many seconds cost a point.
// Rejected by: an evening is ranked by the league's rules, whatever its scores

/// The table of the quiz league: who comes first, and who gets a medal.
struct Ranking {
  let results: any Results

  /// A line for each player, the best one first.
  func lines() -> [String] {
    let medals = ["Gold", "Silver", "Bronze"]
    let sorted = results.scores.sorted { isAhead($0, of: $1) }
    return sorted.enumerated().map { index, score in
      let place = index < medals.count ? medals[index] : "\(index + 1)."
      return "\(place) \(score.player): \(score.points)"
    }
  }

  /// More points come first, then less time, then the alphabet.
  private func isAhead(_ score: Score, of other: Score) -> Bool {
    let value = score.points * 1_000_000 - score.seconds
    let otherValue = other.points * 1_000_000 - other.seconds
    if value != otherValue { return value > otherValue }
    return score.player < other.player
  }
}
