/// What one player has reached.
struct Score {
  let player: String
  let points: Int
  let seconds: Int
}

extension Score: Comparable {
  /// The better score is the smaller one: it comes first.
  static func < (score: Score, other: Score) -> Bool {
    if score.points != other.points { return score.points > other.points }
    if score.seconds != other.seconds { return score.seconds < other.seconds }
    return score.player < other.player
  }
}
