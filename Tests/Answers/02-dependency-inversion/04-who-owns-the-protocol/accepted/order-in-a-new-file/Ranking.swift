// Sound: the league's order stands in a new file, which belongs to the core.
/// The table of the quiz league: who comes first, and who gets a medal.
struct Ranking {
  let results: any Results

  /// A line for each player, the best one first.
  func lines() -> [String] {
    let medals = ["Gold", "Silver", "Bronze"]
    let sorted = results.scores.sorted(by: LeagueRules.isAhead)
    return sorted.enumerated().map { index, score in
      let place = index < medals.count ? medals[index] : "\(index + 1)."
      return "\(place) \(score.player): \(score.points)"
    }
  }
}
