import SpecSupport
import XCTest

@testable import DependenciesStruct

final class DependenciesStructServicesXCTests: XCTestCase {
  func testEachTimetableAsksTheOfficeInItsList() {
    let printed = client(
      """
      let first = CityTimetable(dependencies: .init(office: Planned(4)))
      let second = CityTimetable(dependencies: .init(office: Planned(9)))
      print(first.trams(at: "Zoo").map(\\.line))
      print(second.trams(at: "Zoo").map(\\.line))
      """
    ).lines()

    XCTAssertEqual(
      printed, ["[4]", "[9]"],
      "Two timetables were built, each from a list with an office of its own. "
        + "Each must ask the office in the list that it was built from.")
  }

  func testTheDelaysCompareTheSensorsAndTheTimetableInTheirList() {
    let printed = client(
      """
      func delays(line: Int, seen: Int) -> MeasuredDelays {
        MeasuredDelays(
          dependencies: .init(sensors: Seen(seen), timetable: Planned(line)))
      }
      let first = delays(line: 4, seen: 605)
      let second = delays(line: 9, seen: 607)
      print(first.minutesLate(line: 4, at: "Zoo"))
      print(second.minutesLate(line: 9, at: "Zoo"))
      """
    ).lines()

    XCTAssertEqual(
      printed, ["5", "7"],
      "Two services were built, each from a list with sensors and a timetable. "
        + "Each must ask those two, and build no timetable itself.")
  }

  func testEachBoardShowsTheTimetableAndTheDelaysInItsList() {
    let printed = client(
      """
      func board(line: Int, late: Int) -> DepartureBoard {
        DepartureBoard(
          stop: "Zoo",
          dependencies: .init(timetable: Planned(line), delays: Late(late)))
      }
      let (first, second) = (board(line: 4, late: 2), board(line: 9, late: 3))
      print(first.lines() + second.lines())
      """
    ).lines()

    XCTAssertEqual(
      printed, [#"["Line 4 at 10:00, 2 late", "Line 9 at 10:00, 3 late"]"#],
      "Two boards were built, for a stop each, from lists with a timetable and "
        + "delays. Each must ask those two, and build none of them itself.")
  }
}

final class DependenciesStructMakeBoardsXCTests: XCTestCase {
  private let stops = ["Zoo", "Port", "Market"]
  private let sensors = TestSensors()
  private let office = TestOffice(trams: [
    Tram(line: 4, stop: "Port", minute: 725),
    Tram(line: 4, stop: "Zoo", minute: 738),
    Tram(line: 7, stop: "Zoo", minute: 741),
  ])

  func testHoweverManyBoardsTheOfficeMakesOnePlan() {
    let secondOffice = TestOffice(trams: office.trams)

    for office in [office, secondOffice] {
      makeBoards(at: stops, office: office, sensors: sensors)
        .forEach { _ = $0.lines() }
    }

    XCTAssertEqual(
      [office, secondOffice].map(\.asked.values.count), [1, 1],
      "`makeBoards` was called twice, with an office each, and an office makes "
        + "one plan for all boards of its call. Build one timetable in each "
        + "call, and hand it to the delays and to all boards. A timetable asks "
        + "its office once.")
  }

  func testKeepsABoardForEachStopInOrder() {
    sensors.seen = [4: 741]

    let boards = makeBoards(at: stops, office: office, sensors: sensors)

    XCTAssertEqual(
      boards.map { $0.lines() },
      [
        ["Line 4 at 12:18, 3 late", "Line 7 at 12:21, 0 late"],
        ["Line 4 at 12:05, 16 late"], [],
      ],
      "`makeBoards` must build a board for each stop, in order, from the "
        + "office and the sensors that it was given.")
  }

  func testKeepsShowingDelaysAsTheyCome() {
    let boards = makeBoards(at: ["Port"], office: office, sensors: sensors)

    let shown = [727, 731].flatMap { minute in
      sensors.seen = [4: minute]
      return boards.flatMap { $0.lines() }
    }

    XCTAssertEqual(
      shown, ["Line 4 at 12:05, 2 late", "Line 4 at 12:05, 6 late"],
      "The sensors saw another minute, and the board must show it: ask the "
        + "delays and the sensors each time, not when a service is built.")
  }
}
