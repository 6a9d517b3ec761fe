import SpecSupport
import SpecTags
import Testing

@testable import WhoOwnsTheProtocol

@Suite struct WhoOwnsTheProtocolSpecs {
  @Test func `the core builds without the details`() throws {
    let verdict = try Client("").typecheck(with: core)

    #expect(
      verdict.isAccepted,
      """
      `Ranking.swift`, `Results.swift` and `Score.swift` do not build alone, \
      so the core still depends on a detail. Either it names a type of \
      another file, or the protocol that it needs does not stand with it. \
      \(verdict.explanation)
      """)
  }

  @Test func `it ranks results that were never in a CSV file`() throws {
    let poster = Client(
      "Ranking(results: Poster()).lines().forEach { print($0) }",
      declarations: """
        struct Poster: Results {
          var scores: [Score] {
            [
              ("Ed", 3, 9), ("Flo", 3, 9), ("Cy", 7, 5), ("Bo", 9, 7),
              ("Ada", 7, 8),
            ].map {
              Score(player: $0.0, points: $0.1, seconds: $0.2)
            }
          }
        }
        """)

    let lines = try poster.lines(with: core)

    #expect(
      lines == [
        "Gold Bo: 9", "Silver Cy: 7", "Bronze Ada: 7", "4. Ed: 3", "5. Flo: 3",
      ],
      """
      A type that has `scores`, and nothing else, must be enough for a \
      ranking. Either `Results` asks for more, or `Ranking(results:)` does not \
      take it, or a rule (order, equal points, medals) has left the core.
      """)
  }

  @Test(
    .tags(.guard),
    arguments: ["Bo;ten;8", "Bo;10;soon", "Bo;10", "Bo;10;8;7", "Bo;;8"]
  )
  func `keeps skipping rows that cannot be read`(row: String) {
    let lines = makeRanking(csv: "\(row)\nAda;7;5").lines()

    #expect(
      lines == ["Gold Ada: 7"],
      """
      The row `\(row)` must be skipped, as it always was. Whoever turns rows \
      into scores has to do it now.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the details building on Results and Score alone`() throws {
    let abstraction = """
      public protocol Results { var scores: [Score] { get } }
      public struct Score { let player: String, points: Int, seconds: Int }
      """
    let verdict = try Client("", declarations: abstraction)
      .typecheck(leavingOut: core.union(["CompositionRoot.swift"]))

    #expect(
      verdict.isAccepted,
      """
      The details were built with a plain `Results` and a plain `Score` in \
      place of your core, and they need more. Either what only CSV needs \
      (rows, columns) has moved into the core, or a detail names `Ranking`. \
      Only `CompositionRoot.swift` may name `Ranking` and a detail. \
      \(verdict.explanation)
      """)
  }
}
