import SpecSupport
import XCTest

@testable import DependenciesStruct

final class DependenciesStructServicesXCTests: XCTestCase {
  func testEachTimetableAsksTheOfficeInItsList() {
    XCTAssertEqual(
      Program.timetables.lines,
      ["first: line 4", "second: line 9", "first: line 4"],
      "A small program built two timetables, each from its own list. The office in the "
        + "first list plans line 4, and the office in the second plans line 9. Then the "
        + "program asked the first timetable, the second, and the first again for the lines at "
        + "the Zoo. A timetable must ask the office in its own list. Look at the initializer "
        + "of `CityTimetable`. If `found` says that the service isn't built from one list, "
        + "this initializer doesn't take a single struct whose parts have protocol types."
    )
  }

  func testTheDelaysComeFromThePartsInTheirList() {
    XCTAssertEqual(
      Program.delays.lines,
      [
        "first: line 4 is 5 late, line 9 is 0 late",
        "second: line 4 is 0 late, line 9 is -8 late",
        "first: line 4 is 5 late, line 9 is 0 late",
      ],
      "A small program built two `MeasuredDelays`, each from its own list. It asked "
        + "the first, the second, and the first again for the delays of lines 4 and 9. "
        + "According to the parts in the first list, line 4 was planned for minute 603 "
        + "and seen at 608. According to those in the second list, line 9 was planned for "
        + "603 and seen early, at 595. `MeasuredDelays` must ask the parts in its list "
        + "for both minutes, subtract the planned minute from the seen minute, and build "
        + "no other service. If `found` says that `MeasuredDelays` isn't built from one "
        + "list, look at its initializer: the parts of a list must have protocol types."
    )
  }

  func testEachBoardShowsWhatThePartsInItsListSay() {
    XCTAssertEqual(
      Program.boards.lines,
      [
        "Line 4 at 10:03, 2 late", "Line 9 at 10:03, -3 late",
        "Line 4 at 10:03, 2 late",
      ],
      "A small program built two boards at the Zoo, and read the first, the second, and "
        + "the first again. The first board's list contains a timetable with line 4 and delays "
        + "of 2 minutes. The second board's list contains a timetable with line 9 and delays "
        + "of -3 minutes. A board must show exactly what the two parts in its list return, and "
        + "must not build these parts itself. Look at `DepartureBoard`. If `found` says that a "
        + "type is no list, look at the types that `found` names. The parts of a list must "
        + "have protocol types, and data such as a string must be a separate parameter."
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
      "The spec called `makeBoards` three times, each time with a different office, for 5, "
        + "304 and 7 stops, and read every board twice. `found` shows how often each office "
        + "made a plan. Making a plan takes a while, so `makeBoards` must build one timetable "
        + "in each call, and share it between the delays and all boards. `CityTimetable` must "
        + "ask its office only once. Look at `makeBoards` and `CityTimetable`.")
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
      "The spec called `makeBoards` with two offices, each time for the Zoo, the "
        + "Port, the Market and the Zoo again. Then it read the boards of the first "
        + "office, those of the second, and those of the first again. Each entry in "
        + "`found` is one board. `makeBoards` must build one board for each stop, in "
        + "the given order, and each board must use the office and the sensors that "
        + "were passed to the same call. Look at `CompositionRoot.swift`."
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
      "The spec read one board three times, and the sensors returned a different "
        + "value for line 7 each time. `found` lists what the board showed for line 7. "
        + "Whenever a board is read, it must show the current delays. So each call to "
        + "`lines()` must ask the board's `Delays`, which must then ask the sensors. Look "
        + "for a property that stores an earlier answer from the delays or the sensors."
    )
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
      "The spec called `makeBoards` three times: for no stops, with an office that "
        + "has no trams, and with sensors that have seen nothing. `found` lists the "
        + "parts of the real city that your code used all the same. A board must use "
        + "the office and the sensors that were passed to `makeBoards`, even if they "
        + "return nothing. Look for the code that names `TramOffice` or `TrackSensors`."
    )
  }
}
