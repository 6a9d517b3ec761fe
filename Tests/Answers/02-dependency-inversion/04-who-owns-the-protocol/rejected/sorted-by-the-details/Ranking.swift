/// The table of the quiz league: who gets a medal.
struct Ranking {
  let results: any Results

  /// A line for each player, the best one first.
  func lines() -> [String] {
    let medals = ["Gold", "Silver", "Bronze"]
    return results.scores.enumerated().map { index, score in
      let place = index < medals.count ? medals[index] : "\(index + 1)."
      return "\(place) \(score.player): \(score.points)"
    }
  }
}
