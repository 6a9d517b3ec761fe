import SpecSupport

/// The files that hold the league's rules.
let core: Set = ["Ranking.swift", "Results.swift", "Score.swift"]

/// What a ranking says that was built from the core alone, on results that were never in a CSV file.
///
/// One client asks all questions. Each line begins with the topic that it belongs to.
enum CoreAlone {
  private static let client = SpecClient(
    #"""
    let ranking = Ranking(
      results: SpecPoster([
        ("Ed", 3, 9), ("Flo", 3, 9), ("Cy", 7, 5), ("Bo", 9, 7), ("Ada", 7, 8),
        (";", 2, 2_000_000), ("", 1, 0),
        ("Last", .min, .max), ("Hal", .min, .min), ("Max", .max, .max),
      ]))
    for line in ranking.lines() { print("rules, \(line)") }

    let board = SpecBoard()
    let screen = Ranking(results: board)
    for winner in ["Ada", "Bo", "Ada"] {
      board.scores = [Score(player: winner, points: 7, seconds: 5)]
      print("anew, the board says \(winner): \(screen.lines()), \(screen.lines())")
    }
    """#,
    declarations: """
      struct SpecPoster: Results {
        let scores: [Score]
        init(_ scores: [(String, Int, Int)]) {
          self.scores = scores.map { Score(player: $0.0, points: $0.1, seconds: $0.2) }
        }
      }
      final class SpecBoard: Results {
        var scores: [Score] = []
      }
      """)

  /// What it printed, or why it printed nothing; and what the compiler said of the core alone.
  private static let outcome = Result {
    let details = try GradedAnswer(spec: #filePath).allFiles(but: core)
    do {
      let output = try client.run(leavingOut: details)
      return (
        core: CompilerVerdict.accepted,
        lines: output.split(separator: "\n").map(String.init)
      )
    } catch {
      // The core may build without the client, or the client may have crashed.
      let verdict = try SpecClient("").typecheck(leavingOut: details)
      return (core: verdict.explanation, lines: ["\(error)"])
    }
  }

  /// What the compiler says of the core without the details.
  static func verdict() throws -> String { try outcome.get().core }

  /// The lines about this topic, or why there are none.
  static func lines(about topic: String) throws -> [String] {
    let all = try outcome.get().lines
    let own = all.filter { $0.hasPrefix(topic + ", ") }
    return own.isEmpty ? all : own
  }
}
