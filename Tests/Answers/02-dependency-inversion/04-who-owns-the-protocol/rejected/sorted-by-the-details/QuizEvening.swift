/// The tablet of the quizmaster, who types in scores all evening.
final class QuizEvening: Results {
  private var entered: [Score] = []

  var scores: [Score] { entered.sorted() }

  func enter(_ score: Score) {
    entered.append(score)
  }

  /// Puts another score in the place of this player's last one.
  func correct(_ score: Score) {
    let last = entered.lastIndex { $0.player == score.player }
    if let last { entered[last] = score }
  }
}
