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
      "Two evenings each got a score after `makeRanking(evening:)` had built their ranking, and `lines()` doesn't show it. The spec still held the evening of the first ranking, but not the evening of the second. The big screen has to show the scores of the moment, so nothing may copy them earlier. Look at what `makeRanking(evening:)` gives to the ranking, and at when that reads the scores; if only the second evening's line is missing, look for `weak` or `unowned`."
    )
  }

  func testAPlayerMayHaveASemicolonInTheName() {
    evening.enter(Score(player: "Salt; Pepper", points: 7, seconds: 5))
    evening.enter(Score(player: "Line\nFeed", points: 5, seconds: 5))

    XCTAssertEqual(
      makeRanking(evening: evening).lines(),
      ["Gold Salt; Pepper: 7", "Silver Line\nFeed: 5"],
      "The evening's scores had a semicolon and a line end in the names of players, and the ranking doesn't show them as they are. These characters mean something in a CSV file only. The scores must reach the ranking without being turned into text: look at `makeRanking(evening:)` first, then for a filter in `Ranking.swift`."
    )
  }

  func testKeepsTheRankingOfACSVFile() {
    let text = "player;points;seconds\nEd;3;9\nAl;3;9\nAda;7;8\nBo;9;7\nCy;7;5"

    XCTAssertEqual(
      makeRanking(csv: text).lines(),
      ["Gold Bo: 9", "Silver Cy: 7", "Bronze Ada: 7", "4. Al: 3", "5. Ed: 3"],
      "The website's table doesn't look as it did in the starter. A change of design must not change what readers see: more points come first, then less time, then the alphabet, and the first three get medals. If the order or a medal differs, look at `Ranking.swift`; if a player or a number does, look at your code that turns rows into scores."
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
      "Two rankings of files, and two rankings of evenings, were asked in turn: the first, the second, and the first again. At least one of them showed other results than those that it was built with. Each ranking must store its own results, in a property. Look at `Ranking.swift` and at the two functions in `CompositionRoot.swift`."
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
      "A ranking was built on an evening to which the spec kept no reference, and the scores are gone. A ranking needs its results as long as it lives, so it must own them. Hold the evening by a strong reference: look for `weak` or `unowned`."
    )
  }
}
