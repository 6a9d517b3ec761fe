import SpecSupport
import XCTest

@testable import ParkingGarage

final class ParkingGarageXCTests: XCTestCase {
  func testTwoGaragesSideBySideCountTheirOwnCars() {
    let world = SpecWorld()
    let first = world.makeDesk()
    let second = world.makeDesk(SpecSites.harbour)
    var found = [
      "tickets of the first: \(SpecWorld.words(first.enter())) \(SpecWorld.words(first.enter()))"
    ]
    found += again { "sign of the second: \(second.sign())" }
    found += [
      "the second knows ticket 2: \(second.leave(2) != nil)",
      "ticket of the second: \(SpecWorld.words(second.enter()))",
      "the first knows ticket 1: \(first.leave(1) != nil)",
      "the second knows ticket 1: \(second.leave(1) != nil)",
    ]
    found += inTurn((first, "first"), (second, "second")) {
      "sign of the \($1): \($0.sign())"
    }

    XCTAssertEqual(
      found,
      [
        "tickets of the first: 1 2", "sign of the second: FREE 40",
        "sign of the second: FREE 40", "sign of the second: FREE 40",
        "the second knows ticket 2: false", "ticket of the second: 1",
        "the first knows ticket 1: true", "the second knows ticket 1: true",
        "sign of the first: FREE 39", "sign of the second: FREE 40",
        "sign of the first: FREE 39",
      ],
      "The spec opened two garages with 40 places each, and cars came and went in both. "
        + "Each garage must count its own places, number its own tickets from 1, and accept "
        + "only its own tickets. Look at the first line that differs, and at where your code "
        + "keeps the value that this line shows. A `static` property belongs to all garages."
    )
  }

  func testTheClockIsAskedAnewForEveryCarAndSign() {
    let world = SpecWorld(Moment(5, 0))
    let desk = world.makeDesk()
    let stays = [
      (Moment(8, 15), Moment(9, 0)), (Moment(21, 59), Moment(23, 30)),
      (Moment(7, 0, day: 1), Moment(7, 1, day: 1)),
    ]
    let receipts = stays.map { stay in
      SpecWorld.times(on: world.receipt(at: desk, from: stay.0, to: stay.1))
        .joined(
          separator: " to ")
    }
    let signs = [Moment(5, 59), Moment(6, 0), Moment(21, 59), Moment(22, 0)].map
    { time in
      world.time = time
      return "\(time.text) \(desk.sign())"
    }

    XCTAssertEqual(
      receipts + signs,
      [
        "08:15 to 09:00", "21:59 to 23:30", "07:00 to 07:01", "05:59 CLOSED",
        "06:00 FREE 40",
        "21:59 FREE 40", "22:00 CLOSED",
      ],
      "The spec built a garage at five o'clock, and then moved its clock on. Three "
        + "cars came and went, and the spec read the sign at four times. `found` lists "
        + "the times on the three receipts, and then the signs. A garage runs all day, "
        + "so a stored time is wrong when the next car comes. Look at when your code "
        + "asks the clock that `makeGarage` receives, and at whether it stores the time."
    )
  }

  func testTheSameDayReplayedGivesTheSameReceipts() {
    let days = again {
      let world = SpecWorld()
      return SpecWorld.operaDay(at: world.makeDesk(SpecSites.opera), in: world)
    }

    XCTAssertEqual(
      days[0], SpecWorld.soundOperaDay,
      "The spec ran a day at a garage with two places. Each line shows the time, the event, "
        + "the desk's answer, the sign after the event, and the barrier that rose. In an event, “1 "
        + "goes” means that the car with ticket 1 leaves. The rules must stay as they are in the "
        + "starter. Compare the first line that differs with the comments in `GarageDesk.swift`."
    )
    XCTAssertEqual(
      days[1] + days[2], days[0] + days[0],
      "The spec replayed the same day twice, each time in a new garage. `found` "
        + "lists both replays, and the lines after `expected` repeat the first day. "
        + "The auditor compares a replay with the receipts line by line, so "
        + "everything on a receipt must follow from the site, the clock and the "
        + "cars. Look for something that one garage leaves behind for the next."
    )
  }

  func testAReplayLeavesTheRunningGarageAlone() {
    let world = SpecWorld(Moment(9, 0))
    let desk = world.makeDesk(SpecSites.opera)
    var found = ["came: \(SpecWorld.words(desk.enter()))"]
    let elsewhere = SpecWorld()
    found += SpecWorld.operaDay(
      at: elsewhere.makeDesk(SpecSites.opera), in: elsewhere
    )
    .suffix(1)
    world.time = Moment(9, 30)
    found += [
      "sign: \(desk.sign())", "came: \(SpecWorld.words(desk.enter()))",
      "sign: \(desk.sign())",
    ]
    let fresh = SpecWorld().makeDesk(SpecSites.opera)
    found += [
      "sign of a new one: \(fresh.sign())",
      "left: \(SpecWorld.words(desk.leave(1)))",
    ]

    XCTAssertEqual(
      found,
      [
        "came: 1", SpecWorld.soundOperaDay.last ?? "", "sign: FREE 1",
        "came: 2",
        "sign: FULL",
        "sign of a new one: FREE 2",
        "left: Opera, ticket 1: 09:00 to 09:30, 3.50",
      ],
      "A car came to the opera's garage. Then the spec replayed a whole day in "
        + "another garage with the same site, and continued in the first garage. A replay "
        + "has the same name and ticket numbers as the garage that it repeats, but it "
        + "must not change that garage's places or tickets. Look for a place where your "
        + "code finds a garage by its name, or empties something when a garage is built."
    )
  }

  func testEachCallOfMakeStationGarageMakesAGarageOfItsOwn() {
    let client = SpecClient(
      """
      let desks = [makeStationGarage(), makeStationGarage()]
      for (number, desk) in desks.enumerated() {
        print("garage \\(number + 1)")
        for time in [Moment(5, 59), Moment(6, 0), Moment(21, 59)] {
          SpecControl.time.value = time
          print(time.text, desk.sign(), desk.enter() ?? 0)
        }
        print(desk.sign())
        SpecControl.time.value = Moment(23, 0)
        print(desk.sign())
        for ticket in 1...3 { print(desk.leave(ticket) ?? "nothing") }
      }
      """
    ).withStandInHardware
    let day = [
      "05:59 CLOSED 0", "barrier: entry", "06:00 FREE 40 1", "barrier: entry",
      "21:59 FREE 39 2", "FREE 38", "CLOSED", "barrier: exit",
      "Station, ticket 1: 06:00 to 23:00, 32.50", "barrier: exit",
      "Station, ticket 2: 21:59 to 23:00, 2.50", "nothing",
    ]

    XCTAssertEqual(
      client.lines(), ["garage 1"] + day + ["garage 2"] + day,
      "A separate program replaced the clock and the motor in `Hardware.swift` with test "
        + "doubles, called `makeStationGarage()` twice, and used the two desks one after the "
        + "other. `found` lists the lines that the program printed. Each call must build a "
        + "new station garage that asks the clock again whenever it needs the time. The "
        + "station's garage has 40 places and is open from 6 to 22 o'clock, and an hour costs "
        + "2.00 by day and 0.50 at night. Look at what `makeStationGarage()` passes on."
    )
  }

  func testKeepsTheStationsGarageOnTheRealClockAndBarrier() {
    let client = SpecClient(
      """
      for time in [Moment(5, 59), Moment(6, 0), Moment(21, 59), Moment(22, 0)] {
        SpecControl.time.value = time
        print(time.text, makeStationGarage().sign())
      }
      SpecControl.time.value = Moment(12, 0)
      let desk = makeStationGarage()
      print(desk.enter().flatMap(desk.leave) ?? "nothing")
      """
    ).withStandInHardware

    XCTAssertEqual(
      client.lines(),
      [
        "05:59 CLOSED", "06:00 FREE 40", "21:59 FREE 40", "22:00 CLOSED",
        "barrier: entry", "barrier: exit",
        "Station, ticket 1: 12:00 to 12:00, 2.00",
      ],
      "A separate program replaced the clock and the motor in `Hardware.swift` "
        + "with test doubles, and called `makeStationGarage()`. It read the sign at "
        + "four times, and let a car in and out at noon. `found` lists the lines that "
        + "the program printed. The app's main needs the station's garage on the real "
        + "clock and the real barrier. Look at what `makeStationGarage()` passes on."
    )
  }
}

extension SpecClient {
  /// The client, with a clock that it sets and a motor that prints.
  fileprivate var withStandInHardware: SpecClient {
    replacing(
      ["Hardware.swift"],
      by: """
        import SpecSupport

        enum SpecControl { static let time = SpecVariable(Moment(5, 0)) }

        enum WallClock {
          static func now() -> Moment { SpecControl.time.value }
        }

        final class BarrierMotor: Sendable {
          static let shared = BarrierMotor()
          private init() {}
          func raise(_ lane: Lane) { print("barrier: \\(lane)") }
        }
        """)
  }
}
