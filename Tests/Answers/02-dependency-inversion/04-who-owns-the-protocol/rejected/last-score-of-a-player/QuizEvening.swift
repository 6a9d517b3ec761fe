// Wrong: of each player only the last score is delivered.
// Rejected by: an evening is ranked by the league's rules, whatever its scores
/// The tablet of the quizmaster, who types in scores all evening.
final class QuizEvening {
  private(set) var scoresByPlayer: [String: [Score]] = [:]

  func enter(_ score: Score) {
    scoresByPlayer[score.player, default: []].append(score)
  }

  /// Puts another score in the place of this player's last one.
  func correct(_ score: Score) {
    if scoresByPlayer[score.player]?.popLast() != nil { enter(score) }
  }
}

extension QuizEvening: Results {
  var scores: [Score] { scoresByPlayer.values.compactMap(\.last) }
}
