import SpecSupport
import XCTest

@testable import CompilerChecksTheGraph

final class CompilerChecksTheGraphXCTests: XCTestCase {
  func testNoServiceKeepsAPartThatMayBeMissing() {
    let optionals = client(
      """
      \(Service.board.inTheRightOrder)
      let parts = [
        "Office", "Sensors", "Timetable", "Delays", "Dependencies",
      ]
      for service: Any in [a, b, c] {
        optionals(in: service, ofTypesNaming: parts).forEach { print($0) }
      }
      """,
      alsoDeclaring: "import SpecSupport"
    ).lines()

    XCTAssertEqual(
      optionals, [],
      "These properties of a service, or of its list, are optional, so the "
        + "part can still be missing when it is used. Keep it as it came in: "
        + "no `?`, no `!`.")
  }

  func testDelaysAreTheSeenMinuteMinusThePlannedOne() {
    let late = client(
      """
      for minute in [728, 724, 0] {
        let list = MeasuredDelays.Dependencies(
          sensors: SpecSensors(minute: minute),
          timetable: SpecTimetable(minutes: [725, 755]))
        let delays = MeasuredDelays(dependencies: list)
        print(delays.minutesLate(line: 4, at: "Port"))
        print(delays.minutesLate(line: 9, at: "Port"))
      }
      """
    ).lines()

    XCTAssertEqual(
      late, ["3", "0", "-1", "0", "0", "0"],
      "Line 4 was planned at minute 725 and again at 755. It was seen at 728, "
        + "at 724, and not yet; line 9 is not in the timetable. `minutesLate` "
        + "must use the parts of its list by their roles, and count as before: "
        + "from the first tram of the line.")
  }

  func testEachBoardShowsWhatItsOwnPartsSay() {
    let lines = client(
      """
      let boards = [(4, 2), (7, 5)].map { line, minutes in
        DepartureBoard(
          stop: "Zoo",
          dependencies: .init(
            timetable: SpecTimetable(line: line),
            delays: SpecDelays(minutes: minutes)))
      }
      boards.forEach { print($0.lines().joined(separator: "; ")) }
      """
    ).lines()

    XCTAssertEqual(
      lines, ["Line 4 at 12:05, 2 late", "Line 7 at 12:05, 5 late"],
      "Two boards were built with two lists. Each must keep its own, from "
        + "its initializer on, and show the trams and the delays of its "
        + "parts.")
  }

  func testTheAppsBoardsShowTheTramsOfTheGivenOffice() {
    let boards = makeBoards(
      at: ["Zoo", "Port"], office: TestOffice(), sensors: TestSensors())

    XCTAssertEqual(
      boards.map { $0.lines().map { $0.split(separator: ",")[0] } },
      [["Line 9 at 10:20"], ["Line 8 at 10:00"]],
      "`makeBoards` was given an office with a plan of its own, and the "
        + "boards show another one's trams. Hand the office over to the "
        + "timetable.")
  }

  func testTheAppsBoardsShowTheDelaysThatTheSensorsSaw() {
    let boards = makeBoards(
      at: ["Port", "Zoo"], office: TramOffice(), sensors: TestSensors())

    XCTAssertEqual(
      boards.prefix(1).flatMap { $0.lines() },
      ["Line 4 at 12:05, 6 late", "Line 7 at 12:11, 0 late"],
      "The sensors saw line 4 at 12:11. Each board must get the delays in "
        + "its list, and the delays must get the given sensors and the "
        + "timetable.")
  }

  func testKeepsAskingTheOfficeForOnePlan() {
    let touched = Tripwire.touched {
      makeBoards(
        at: ["Port", "Zoo", "Park"], office: TramOffice(),
        sensors: TestSensors())
    }

    XCTAssertEqual(
      touched.names.filter { $0 == "TramOffice" }, ["TramOffice"],
      "A plan takes the office a while. Build one timetable, for the "
        + "delays and for all the boards; it asks when it is built, and not "
        + "again.")
  }
}

private struct TestOffice: Office {
  func plan() -> [Tram] {
    [
      Tram(line: 8, stop: "Port", minute: 600),
      Tram(line: 9, stop: "Zoo", minute: 620),
    ]
  }
}

/// Saw line 4 at 12:11, at each stop, and no other line.
private struct TestSensors: Sensors {
  func lastSeen(line: Int, at stop: String) -> Int? {
    line == 4 ? 731 : nil
  }
}
