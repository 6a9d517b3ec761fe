import SpecSupport

/// The files that hold the league's rules.
let core: Set = ["Ranking.swift", "Results.swift", "Score.swift"]

/// What a ranking says that was built from the core alone, on results that were never in a CSV file.
///
/// One client asks all questions. Each line begins with the topic that it belongs to.
enum CoreAlone {
  private static let lines = Result {
    try Client(
      #"""
      let ranking = Ranking(
        results: Poster([
          ("Ed", 3, 9), ("Flo", 3, 9), ("Cy", 7, 5), ("Bo", 9, 7), ("Ada", 7, 8),
          (";", 2, 2_000_000), ("", 1, 0),
        ]))
      for line in ranking.lines() { print("rules, \(line)") }

      let board = Board()
      let screen = Ranking(results: board)
      for winner in ["Ada", "Bo", "Ada"] {
        board.scores = [Score(player: winner, points: 7, seconds: 5)]
        print("anew, the board says \(winner): \(screen.lines()), \(screen.lines())")
      }
      """#,
      declarations: """
        struct Poster: Results {
          let scores: [Score]
          init(_ scores: [(String, Int, Int)]) {
            self.scores = scores.map { Score(player: $0.0, points: $0.1, seconds: $0.2) }
          }
        }
        final class Board: Results {
          var scores: [Score] = []
        }
        """
    ).lines(with: core)
  }

  /// The lines about this topic, or why there are none.
  static func lines(about topic: String) throws -> [String] {
    let all = try lines.get()
    let own = all.filter { $0.hasPrefix(topic + ", ") }
    return own.isEmpty ? all : own
  }
}
