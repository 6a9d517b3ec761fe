/// The league's rules.
enum LeagueRules {
  /// More points come first, then less time, then the alphabet.
  static func isAhead(_ score: Score, of other: Score) -> Bool {
    if score.points != other.points { return score.points > other.points }
    if score.seconds != other.seconds { return score.seconds < other.seconds }
    return score.player < other.player
  }
}
