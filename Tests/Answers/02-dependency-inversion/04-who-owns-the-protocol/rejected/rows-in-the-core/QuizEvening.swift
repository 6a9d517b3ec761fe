final class QuizEvening: Results {
  private(set) var scoresByPlayer: [String: [Score]] = [:]

  func enter(_ score: Score) {
    scoresByPlayer[score.player, default: []].append(score)
  }

  /// Puts another score in the place of this player's last one.
  func correct(_ score: Score) {
    if scoresByPlayer[score.player]?.popLast() != nil { enter(score) }
  }

  var scores: [Score] { scoresByPlayer.values.flatMap { $0 } }

  func rows() -> [Row] {
    scores.map { Row(columns: [$0.player, "\($0.points)", "\($0.seconds)"]) }
  }
}
