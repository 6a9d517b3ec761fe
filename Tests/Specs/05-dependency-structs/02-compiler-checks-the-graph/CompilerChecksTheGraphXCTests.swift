import SpecSupport
import XCTest

@testable import CompilerChecksTheGraph

final class CompilerChecksTheGraphXCTests: XCTestCase {
  func testNoServiceKeepsAPartThatMayBeMissing() {
    XCTAssertEqual(
      Keeping.loosePlaces, [],
      "The spec looked through the services, and `found` lists the places where a "
        + "service or its list keeps a dependency that may be missing. An optional can be "
        + "`nil`, and an array or a dictionary can lack the dependency. A service is built "
        + "with all its dependencies, so it needn't handle a missing one later. Look at "
        + "the types of these properties, and at what the initializer stores in them."
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
      "A small program called `makeDelays` three times, each time with different "
        + "sensors, and asked each result twice for the delays of lines 4 and 9. The "
        + "timetable plans line 4 for minute 725 and again for 755, and has no line "
        + "9. “Not seen yet” means that the sensors return `nil`. `minutesLate` must "
        + "use the first planned tram of the line, and an early tram has a negative "
        + "delay. Look at what `makeDelays` passes in, and then at `minutesLate`."
    )
  }

  func testEachBoardShowsWhatItsOwnPartsSay() {
    XCTAssertEqual(
      Program.boards.lines,
      [
        "Line 4 at 12:05, 2 late", "Line 7 at 12:05, -5 late",
        "Line 4 at 12:05, 2 late",
      ],
      "A small program built two boards, the first with line 4 and delays of 2 minutes, "
        + "and the second with line 7 and delays of -5 minutes. Then it read the first board, "
        + "the second, and the first again. A board must keep the dependencies that it was "
        + "built with, and must show what they return. Look at `DepartureBoard.swift`."
    )
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
      "The spec called `makeBoards` with two offices that plan different lines. "
        + "Then it read the boards of the first office, those of the second, and "
        + "those of the first again. Each entry in `found` is one board. A board "
        + "must show the trams of the office that was passed to its own call to "
        + "`makeBoards`. Look at which office `makeBoards` passes to the timetable."
    )
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
      "The spec read a board at the Port three times: before the sensors saw line "
        + "4, after they saw it at 12:11, and after they saw it at 12:00. The sensors "
        + "never saw line 7. Each board must have its `Delays` from the start, and "
        + "these must use the given sensors. Each call to `lines()` must ask the "
        + "`Delays` again. Look at `makeBoards`, and then at `DepartureBoard`."
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
      "The spec called `makeBoards` with sensors that have seen nothing, once with an "
        + "office that plans nothing and once with an office that plans trams. `found` lists "
        + "the parts of the real city that your code used all the same. Your code must use "
        + "only the office and the sensors that it receives, even if they return nothing. Look "
        + "for the code that names `TramOffice` or `TrackSensors`, such as a default value."
    )
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
      "The spec built three boards with `makeBoards` and read each board twice. "
        + "`found` has one entry for each time that the office made a plan. Making a plan "
        + "takes a while, so the delays and all boards must share one timetable, which "
        + "asks the office once. Look at `makeBoards`, and then at `CityTimetable`."
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
