/// The tablet of the quizmaster, who types in scores all evening.
final class QuizEvening {
  private(set) var scores: [Score] = []

  func enter(_ score: Score) {
    scores.append(score)
  }
}
