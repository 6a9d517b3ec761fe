final class QuizEvening: Results {
  private(set) var scores: [Score] = []

  func enter(_ score: Score) {
    scores.append(score)
  }

  func rows() -> [Row] {
    scores.map { Row(columns: [$0.player, "\($0.points)", "\($0.seconds)"]) }
  }
}
