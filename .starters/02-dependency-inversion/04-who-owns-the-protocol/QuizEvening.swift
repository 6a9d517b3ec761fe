/// The tablet of the quizmaster, who types in scores all evening.
final class QuizEvening {
  private(set) var scores: [Score] = []

  func enter(_ score: Score) {
    scores.append(score)
  }

  /// Puts another score in the place of this player's last one.
  func correct(_ score: Score) {
    let last = scores.lastIndex { $0.player == score.player }
    if let last { scores[last] = score }
  }
}
