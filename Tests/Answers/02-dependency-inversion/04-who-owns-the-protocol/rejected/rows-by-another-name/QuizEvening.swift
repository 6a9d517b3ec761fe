final class QuizEvening: Results {
  private(set) var scores: [Score] = []

  func enter(_ score: Score) {
    scores.append(score)
  }

  /// Puts another score in the place of this player's last one.
  func correct(_ score: Score) {
    let last = scores.lastIndex { $0.player == score.player }
    if let last { scores[last] = score }
  }

  func entries() -> [Entry] {
    scores.map { Entry(fields: [$0.player, "\($0.points)", "\($0.seconds)"]) }
  }
}
