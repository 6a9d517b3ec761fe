import SpecSupport
import XCTest

@testable import WhoOwnsTheProtocol

final class WhoOwnsTheProtocolXCTests: XCTestCase {
  private let evening = QuizEvening()

  func testAScoreTypedInLaterIsRankedToo() {
    let ranking = makeRanking(evening: evening)
    /// A ranking that alone holds its evening.
    func makeLastingRanking<Ranking>(
      _ makeRanking: (QuizEvening) -> Ranking
    ) -> Ranking {
      let evening = QuizEvening()
      let ranking = makeRanking(evening)
      evening.enter(Score(player: "Bo", points: 9, seconds: 5))
      return ranking
    }
    let lasting = makeLastingRanking { makeRanking(evening: $0) }

    evening.enter(Score(player: "Ada", points: 7, seconds: 5))

    XCTAssertEqual(
      ranking.lines().map { "first evening: \($0)" }
        + lasting.lines().map { "second evening: \($0)" },
      ["first evening: Gold Ada: 7", "second evening: Gold Bo: 9"],
      "The spec built rankings of two evenings with `makeRanking(evening:)`, and then "
        + "entered a score into each evening. The `lines()` of the rankings don't show both "
        + "scores. The spec kept a reference to the first evening, but not to the second. A "
        + "ranking must show the scores that its evening holds when `lines()` is called, so "
        + "your code must not copy them earlier. Look at what `makeRanking(evening:)` "
        + "passes to the ranking, and at when the ranking reads the scores. If only the "
        + "second evening's line is missing, look for `weak` or `unowned`."
    )
  }

  func testAPlayerMayHaveASemicolonInTheName() {
    evening.enter(Score(player: "Salt; Pepper", points: 7, seconds: 5))
    evening.enter(Score(player: "Line\nFeed", points: 5, seconds: 5))

    XCTAssertEqual(
      makeRanking(evening: evening).lines(),
      ["Gold Salt; Pepper: 7", "Silver Line\nFeed: 5"],
      "The spec entered scores for two players, one with a semicolon and one with a "
        + "line break in the name. The ranking doesn't show both names unchanged. These "
        + "characters have a meaning only in a CSV file, so the scores must reach the "
        + "ranking without being turned into CSV text. Look at `makeRanking(evening:)` "
        + "first, and then at whether `Ranking.swift` changes or skips any names."
    )
  }

  func testKeepsTheRankingOfACSVFile() {
    let text = "player;points;seconds\nEd;3;9\nAl;3;9\nAda;7;8\nBo;9;7\nCy;7;5"

    XCTAssertEqual(
      makeRanking(csv: text).lines(),
      ["Gold Bo: 9", "Silver Cy: 7", "Bronze Ada: 7", "4. Al: 3", "5. Ed: 3"],
      "The spec ranked a CSV file, and the website's table isn't the same as in the "
        + "starter. A change of design must not change what readers see: more points "
        + "come first, then less time, then the alphabet, and the first three players "
        + "get medals. If the order or a medal differs, look at `Ranking.swift`. If a "
        + "player or a number differs, look at your code that turns rows into scores."
    )
  }

  func testKeepsEachRankingOnItsOwnResults() {
    let other = QuizEvening()
    evening.enter(Score(player: "Ada", points: 7, seconds: 5))
    other.enter(Score(player: "Bob", points: 8, seconds: 5))

    let websites = inTurn(
      makeRanking(csv: "Eve;7;5"), makeRanking(csv: "Fay;8;5")
    ) { $0.lines() }
    let screens = inTurn(
      makeRanking(evening: evening), makeRanking(evening: other)
    ) { $0.lines() }

    XCTAssertEqual(
      (websites + screens).map { $0.joined(separator: ", ") },
      [
        "Gold Eve: 7", "Gold Fay: 8", "Gold Eve: 7",
        "Gold Ada: 7", "Gold Bob: 8", "Gold Ada: 7",
      ],
      "The spec built two rankings of files and two of evenings. For each pair, "
        + "it called `lines()` on the first ranking, on the second, and on the first "
        + "again. At least one ranking showed results other than those that it was "
        + "built with. Each ranking must store its own results in a property. Look "
        + "at `Ranking.swift`, and at the two functions in `CompositionRoot.swift`."
    )
  }

  func testKeepsAnEveningsScoresAsLongAsItsRanking() {
    func tonight() -> QuizEvening {
      let evening = QuizEvening()
      evening.enter(Score(player: "Ada", points: 7, seconds: 5))
      return evening
    }

    let ranking = makeRanking(evening: tonight())

    XCTAssertEqual(
      ranking.lines(), ["Gold Ada: 7"],
      "The spec built a ranking of an evening to which it kept no reference, and `lines()` "
        + "didn't show the evening's score. A ranking needs its results for as long as it lives, "
        + "so it must hold its evening by a strong reference. Look for `weak` or `unowned`."
    )
  }
}
