// Wrong: keeps its lines until the number of scores changes.
// Rejected by: a score that is corrected is ranked anew

/// The table of the quiz league: who comes first, and who gets a medal.
final class Ranking {
  private let results: any Results
  private var table: [String] = []

  init(results: any Results) { self.results = results }

  /// A line for each player, the best one first.
  func lines() -> [String] {
    let scores = results.scores
    if scores.count == table.count { return table }
    let medals = ["Gold", "Silver", "Bronze"]
    let sorted = scores.sorted { self.isAhead($0, of: $1) }
    table = sorted.enumerated().map { index, score in
      let place = index < medals.count ? medals[index] : "\(index + 1)."
      return "\(place) \(score.player): \(score.points)"
    }
    return table
  }

  /// More points come first, then less time, then the alphabet.
  private func isAhead(_ score: Score, of other: Score) -> Bool {
    if score.points != other.points { return score.points > other.points }
    if score.seconds != other.seconds { return score.seconds < other.seconds }
    return score.player < other.player
  }
}
