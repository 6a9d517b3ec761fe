// Wrong: a detail builds the ranking by itself.
// Rejected by: keeps the order and the ranking out of the details

/// The tablet of the quizmaster, who types in scores all evening.
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

  /// The big screen of this evening.
  func ranking() -> Ranking {
    Ranking(results: self)
  }
}
