import SpecSupport
import XCTest

@testable import DependenciesStruct

final class DependenciesStructServicesXCTests: XCTestCase {
  func testEachTimetableAsksTheOfficeInItsList() {
    XCTAssertEqual(
      Program.timetables.lines,
      ["first: line 4", "second: line 9", "first: line 4"],
      "Two timetables were built, one from a list with an office that plans line 4, the other from "
        + "a list with an office that plans line 9. Then the first, the second and the first were "
        + "asked for their lines at the Zoo. A timetable asks the office in its own list. Look at "
        + "what `CityTimetable` takes. If the line found here says that there's no list, the "
        + "timetable takes something else than one struct of protocols.")
  }

  func testTheDelaysComeFromThePartsInTheirList() {
    XCTAssertEqual(
      Program.delays.lines,
      [
        "first: line 4 is 5 late, line 9 is 0 late",
        "second: line 4 is 0 late, line 9 is -8 late",
        "first: line 4 is 5 late, line 9 is 0 late",
      ],
      "In the first list, the timetable plans line 4 for minute 603 and the sensors saw it at 608. "
        + "In the second list, the timetable plans line 9 for 603 and the sensors saw it at 595, "
        + "which is early. The delays of the first, the second and the first list were asked for "
        + "lines 4 and 9. `MeasuredDelays` subtracts what was planned from what was seen, asks the "
        + "parts in its list for both, and builds no other service. If the line found here says "
        + "that there's no list, look at what `MeasuredDelays` takes: a list holds protocols."
    )
  }

  func testEachBoardShowsWhatThePartsInItsListSay() {
    XCTAssertEqual(
      Program.boards.lines,
      [
        "Line 4 at 10:03, 2 late", "Line 9 at 10:03, -3 late",
        "Line 4 at 10:03, 2 late",
      ],
      "Two boards at the Zoo were built from lists of their own. The first list has a timetable with "
        + "line 4 and delays of 2 minutes, the second has line 9 and delays of -3 minutes. Then the "
        + "first, the second and the first board were read. A board shows what the two parts in its "
        + "list say, and neither builds nor corrects them. Look at `DepartureBoard`. If the line "
        + "found here says that something is no list, look at the types that it names: a list holds "
        + "protocols, and data such as a text is a parameter of its own."
    )
  }
}

final class DependenciesStructMakeBoardsXCTests: XCTestCase {
  private let stops = ["Zoo", "Port", "Market", "Zoo"]
  private let sensors = TestSensors()
  private let office = TestOffice(trams: [
    Tram(line: 4, stop: "Port", minute: 725),
    Tram(line: 4, stop: "Zoo", minute: 738),
    Tram(line: 7, stop: "Zoo", minute: 741),
  ])

  func testHoweverManyBoardsTheOfficeMakesOnePlan() {
    let offices = [
      office, TestOffice(trams: office.trams), TestOffice(trams: []),
    ]

    let boards = zip(offices, [1, 300, 3]).map { office, count in
      makeBoards(
        at: (1...count).map { "Stop \($0)" } + stops, office: office,
        sensors: sensors)
    }
    for _ in 1...2 { boards.forEach { $0.forEach { _ = $0.lines() } } }

    XCTAssertEqual(
      offices.map(\.asked.values.count), [1, 1, 1],
      "`makeBoards` was called three times, each time with another office, for 5, 304 and 7 stops, "
        + "and every board was read twice. These numbers say how often each office made a plan. A "
        + "plan takes the office a while, so `makeBoards` must build one timetable in each call, "
        + "and share it between the delays and all boards, while `CityTimetable` asks its office "
        + "only once.")
  }

  func testKeepsABoardForEachStopInOrder() {
    sensors.seen = [4: 741]
    let second = TestOffice(trams: [Tram(line: 9, stop: "Zoo", minute: 600)])

    let boards = [office, second].map {
      makeBoards(at: stops, office: $0, sensors: sensors)
    }

    let shown = inTurn(boards[0], boards[1]) { boards in
      boards.map { $0.lines().joined(separator: "; ") }
    }
    let first = [
      "Line 4 at 12:18, 3 late; Line 7 at 12:21, 0 late",
      "Line 4 at 12:05, 16 late", "",
      "Line 4 at 12:18, 3 late; Line 7 at 12:21, 0 late",
    ]
    let zooOnly = "Line 9 at 10:00, 0 late"
    XCTAssertEqual(
      shown.flatMap { $0 }, first + [zooOnly, "", "", zooOnly] + first,
      "`makeBoards` was called for two offices, at the Zoo, the Port, the Market and the Zoo again. "
        + "Then the boards of the first office, of the second and of the first were read; each line "
        + "is a board. It must build one board for each stop it was given, in that order, around the "
        + "office and the sensors of the same call. Look at `CompositionRoot.swift`."
    )
  }

  func testKeepsShowingDelaysAsTheyCome() {
    // A tram that the sensors of the real city don't know.
    let boards = makeBoards(at: ["Zoo"], office: office, sensors: sensors)

    let shown = [nil, 743, 747].flatMap { minute in
      sensors.seen[7] = minute
      return boards.flatMap { $0.lines() }.filter { $0.hasPrefix("Line 7") }
    }

    XCTAssertEqual(
      shown,
      [
        "Line 7 at 12:21, 0 late", "Line 7 at 12:21, 2 late",
        "Line 7 at 12:21, 6 late",
      ],
      "One board was read three times, and the sensors said something else of line 7 each time. A "
        + "board must show the delays as they are when it's read, so `lines()` has to ask the delays, "
        + "and the delays have to ask the sensors, in each call. Look for a property that keeps what "
        + "they said.")
  }

  func testKeepsAskingTheGivenOfficeAndSensorsOnly() {
    let touched = Tripwire.touched {
      for (stops, trams) in [
        ([], []), (self.stops, []), (self.stops, office.trams),
      ] {
        makeBoards(
          at: stops, office: TestOffice(trams: trams), sensors: sensors
        )
        .forEach { _ = $0.lines() }
      }
    }

    XCTAssertEqual(
      touched.names, [],
      "`makeBoards` was called for no stop, for an office without trams, and for sensors that saw "
        + "nothing, and these parts of the real city were asked. Boards use the office and the "
        + "sensors that `makeBoards` was given, even if these have nothing to say. Look for the "
        + "place that names `TramOffice` or `TrackSensors`.")
  }
}
