// Wrong: the ranking doesn't keep its evening alive.
// Rejected by: keeps an evening's scores as long as its ranking

/// Follows an evening without keeping it alive.
final class Screen: Results {
  private weak var evening: QuizEvening?

  init(evening: QuizEvening) { self.evening = evening }

  var scores: [Score] {
    evening?.scoresByPlayer.values.flatMap { $0 } ?? []
  }
}
