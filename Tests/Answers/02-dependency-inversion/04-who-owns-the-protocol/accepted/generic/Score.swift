struct Score: Comparable {
  let player: String
  let points: Int
  let seconds: Int

  static func < (score: Score, other: Score) -> Bool {
    (other.points, score.seconds, score.player)
      < (score.points, other.seconds, other.player)
  }
}
