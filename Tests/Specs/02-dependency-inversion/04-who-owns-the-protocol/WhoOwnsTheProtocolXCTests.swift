import XCTest

@testable import WhoOwnsTheProtocol

final class WhoOwnsTheProtocolXCTests: XCTestCase {
  private let evening = QuizEvening()

  func testAScoreTypedInLaterIsRankedToo() {
    let ranking = makeRanking(evening: evening)

    evening.enter(Score(player: "Ada", points: 7, seconds: 5))

    XCTAssertEqual(
      ranking.lines(), ["Gold Ada: 7"],
      "The score came after the ranking was built, and is missing. Either the "
        + "root turns the scores into text, or somebody has copied them. Keep "
        + "the `Results`, and ask in `lines()`.")
  }

  func testAPlayerMayHaveASemicolonInTheName() {
    evening.enter(Score(player: "Salt; Pepper", points: 7, seconds: 5))

    XCTAssertEqual(
      makeRanking(evening: evening).lines(), ["Gold Salt; Pepper: 7"],
      "Semicolons mean something in a CSV file only. The evening's scores must "
        + "reach the ranking as they are, and not by way of CSV text.")
  }

  func testKeepsTheRankingOfACSVFile() {
    let text = "player;points;seconds\nEd;3;9\nAl;3;9\nAda;7;8\nBo;9;7\nCy;7;5"

    XCTAssertEqual(
      makeRanking(csv: text).lines(),
      ["Gold Bo: 9", "Silver Cy: 7", "Bronze Ada: 7", "4. Al: 3", "5. Ed: 3"],
      "The website's table must look as before. Either a column was mixed up, "
        + "or a row that cannot be read got in, or a rule (order, equal points, "
        + "medals) was lost on the way.")
  }

  func testKeepsEachRankingOnItsOwnResults() {
    let website = makeRanking(csv: "Ada;7;5")
    let screen = makeRanking(evening: evening)

    XCTAssertEqual(
      [website.lines(), screen.lines()], [["Gold Ada: 7"], []],
      "Two rankings mix their results. Each must keep those that it was given, "
        + "in a property of its own.")
  }
}
