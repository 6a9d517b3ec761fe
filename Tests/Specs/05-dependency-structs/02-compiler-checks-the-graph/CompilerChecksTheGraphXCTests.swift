import SpecSupport
import XCTest

@testable import CompilerChecksTheGraph

final class CompilerChecksTheGraphXCTests: XCTestCase {
  func testNoServiceKeepsAPartThatMayBeMissing() {
    XCTAssertEqual(
      Keeping.loosePlaces, [],
      "In these places, a service or its list keeps a part that may be missing there: an optional "
        + "can be nil, and an array or a dictionary can lack the part. A service that was built with "
        + "all of its parts needn't cope with a missing one. Look at how each part is kept, from the "
        + "initializer on."
    )
  }

  func testDelaysAreTheSeenMinuteMinusThePlannedOne() {
    let expected = [
      "seen at 728: line 4 is 3 late, line 9 is 0 late",
      "seen at 724: line 4 is -1 late, line 9 is 0 late",
      "not seen yet: line 4 is 0 late, line 9 is 0 late",
    ]

    XCTAssertEqual(
      Program.delays.lines, expected + expected,
      "`makeDelays` built three services, each with sensors of its own, and each was asked twice. The "
        + "timetable plans line 4 for minute 725 and again for 755, and has no line 9. “Not seen yet” "
        + "means that the sensors answer nil. `minutesLate` counts from the first planned tram of the "
        + "line, and an early tram has a negative delay. Look at what `makeDelays` hands over, then "
        + "at `minutesLate`.")
  }

  func testEachBoardShowsWhatItsOwnPartsSay() {
    XCTAssertEqual(
      Program.boards.lines,
      [
        "Line 4 at 12:05, 2 late", "Line 7 at 12:05, -5 late",
        "Line 4 at 12:05, 2 late",
      ],
      "Two boards were built, the first with line 4 and delays of 2 minutes, the second with line 7 "
        + "and delays of -5 minutes. Then the first, the second and the first board were read. A board "
        + "keeps the parts that it was built with, and shows what these say. Look at "
        + "`DepartureBoard.swift`.")
  }

  func testTheAppsBoardsShowTheTramsOfTheGivenOffice() {
    let offices = [TestOffice(lines: [8, 9]), TestOffice(lines: [5, 6])]
    let boards = offices.map {
      makeBoards(at: ["Zoo", "Port"], office: $0, sensors: TestSensors())
    }

    let names = ["first office", "second office", "first office"]
    let shown = zip(
      names,
      inTurn(boards[0], boards[1]) { boards in
        boards.map { board in
          board.lines().map { String($0.prefix(15)) }.joined(separator: "; ")
        }
      }
    ).flatMap { office, boards in boards.map { "\(office): \($0)" } }

    XCTAssertEqual(
      shown,
      [
        "first office: Line 9 at 10:20", "first office: Line 8 at 10:00",
        "second office: Line 6 at 10:20", "second office: Line 5 at 10:00",
        "first office: Line 9 at 10:20", "first office: Line 8 at 10:00",
      ],
      "`makeBoards` was called for two offices, which plan lines of their own, and then the boards "
        + "of the first office, of the second and of the first were read. Each line is a board. It "
        + "must show the trams of the office that came in with the same call. Look at which office "
        + "the timetable gets from `makeBoards`.")
  }

  func testTheAppsBoardsShowTheDelaysThatTheSensorsSaw() {
    let sensors = TestSensors()
    let boards = makeBoards(
      at: ["Port", "Zoo"], office: TramOffice(), sensors: sensors)

    let shown = [nil, 731, 720].flatMap { minute in
      sensors.minute.value = minute
      return boards.prefix(1).flatMap { $0.lines() }
    }

    XCTAssertEqual(
      shown,
      [
        "Line 4 at 12:05, 0 late", "Line 7 at 12:11, 0 late",
        "Line 4 at 12:05, 6 late", "Line 7 at 12:11, 0 late",
        "Line 4 at 12:05, -5 late", "Line 7 at 12:11, 0 late",
      ],
      "A board at the Port was read three times: before the sensors saw line 4, when they had seen "
        + "it at 12:11, and when they had seen it at 12:00. They never saw line 7. Each board must "
        + "have its delays from the start, the delays must have the given sensors, and `lines()` must "
        + "ask them each time. Look at `makeBoards`, then at `DepartureBoard`."
    )
  }

  func testTheAppAsksTheGivenOfficeAndSensorsOnly() {
    let touched = Tripwire.touched {
      for lines in [[], [8, 9]] {
        makeBoards(
          at: ["Port", "Zoo"], office: TestOffice(lines: lines),
          sensors: TestSensors()
        ).forEach { _ = $0.lines() }
      }
    }

    XCTAssertEqual(
      Set(touched.names).sorted(), [],
      "`makeBoards` was given an office and sensors, once with an office that plans nothing, and the "
        + "sensors saw nothing. These parts of the real city were asked all the same. The parts "
        + "that came in are the only ones to ask, even if they have nothing to say. Look for the "
        + "place that names `TramOffice` or `TrackSensors`, such as a default.")
  }

  func testKeepsAskingTheOfficeForOnePlan() {
    let touched = Tripwire.touched {
      let boards = makeBoards(
        at: ["Port", "Zoo", "Park"], office: TramOffice(),
        sensors: TestSensors())
      for _ in 1...2 { boards.forEach { _ = $0.lines() } }
    }

    XCTAssertEqual(
      touched.names.filter { $0 == "TramOffice" }, ["TramOffice"],
      "`makeBoards` built three boards, and each was read twice. The list shows each time that the "
        + "office made a plan. A plan takes the office a while, so the delays and all boards share "
        + "one timetable, which asks the office once. Look at `makeBoards`, then at `CityTimetable`."
    )
  }
}

/// Plans two trams, one at the Port and one at the Zoo.
private struct TestOffice: Office {
  let lines: [Int]

  func plan() -> [Tram] {
    zip(lines, [("Port", 600), ("Zoo", 620)]).map {
      Tram(line: $0, stop: $1.0, minute: $1.1)
    }
  }
}

/// Saw line 4 at this minute, at each stop, and no other line.
private struct TestSensors: Sensors {
  let minute = SpecVariable<Int?>(nil)

  func lastSeen(line: Int, at stop: String) -> Int? {
    line == 4 ? minute.value : nil
  }
}
