import SpecSupport
import XCTest

@testable import Greenhouse

final class GreenhouseXCTests: XCTestCase {
  func testASensorIsHeardWhileItsBeingConnected() {
    let station = SpecStation()
    station.greetings = [
      "H-2": Report(number: 4, humidity: 20),
      "H-3": Report(number: 1, humidity: 30),
    ]
    var house: (any House)?
    var found = [station.line("opened") { house = openHouse(at: station) }]
    found += [house.map(SpecStation.shown) ?? ""]
    found += [
      station.line("replaced") {
        house?.replaceSensor(of: "ferns", with: "H-3")
      },
      house.map(SpecStation.shown) ?? "",
      station.line("the next report") { station.report(5, 20, from: "H-2") },
      station.line("a round") { house?.makeRound() },
    ]

    XCTAssertEqual(
      found,
      [
        "opened: V-2 opens", "shows ferns ?, orchids 20 %",
        "replaced: V-1 opens", "shows ferns 30 %, orchids 20 %",
        "the next report: V-2 opens",
        "a round: nothing",
      ],
      "The sensor of the orchids and the new sensor of the ferns each reported dry soil before "
        + "`connect` returned. Such a report counts like any other. Look at what your code does "
        + "after it has called `connect`: what of that must a report find already done?"
    )
  }

  func testASilentSensorRingsAtEveryRound() {
    let station = SpecStation()
    let house = openHouse(at: station)
    func round(_ step: String) -> [String] {
      [station.line(step) { house.makeRound() }, SpecStation.shown(house)]
    }
    var found = round("silent from the start") + round("silent again")
    station.report(1, 80, from: "H-1")
    found +=
      round("ferns reported") + round("silent since") + round("silent again")
    station.report(2, 80, from: "H-1")
    station.report(1, 90, from: "H-2")
    found += round("both reported") + round("silent since")
    station.report(3, 80, from: "H-1")
    station.report(2, 90, from: "H-2")
    house.replaceSensor(of: "ferns", with: "H-3")
    found += round("ferns have a new device")

    let both = "rings ferns: no report, rings orchids: no report"
    XCTAssertEqual(
      found,
      [
        "silent from the start: \(both)", "shows ferns ?, orchids ?",
        "silent again: \(both)", "shows ferns ?, orchids ?",
        "ferns reported: rings orchids: no report",
        "shows ferns 80 %, orchids ?",
        "silent since: \(both)", "shows ferns ?, orchids ?",
        "silent again: \(both)", "shows ferns ?, orchids ?",
        "both reported: nothing", "shows ferns 80 %, orchids 90 %",
        "silent since: \(both)", "shows ferns ?, orchids ?",
        "ferns have a new device: rings ferns: no report",
        "shows ferns ?, orchids 90 %",
      ],
      "Each line is an hourly round, with what happened in the hour before it, and then comes what "
        + "the desk saw. A sensor that hasn't reported since the last round rings at each round, and "
        + "its old value is no longer shown. Look at `makeRound`, and at how an hour begins."
    )
  }

  func testAReplacedDevicesLineIsEnded() {
    let station = SpecStation()
    let house = openHouse(at: station)
    var found = [station.connected]
    for (bed, sensor) in [
      ("ferns", "H-3"), ("ferns", "H-3"), ("orchids", "H-4"), ("palms", "H-5"),
      ("ferns", "H-1"),
    ] {
      house.replaceSensor(of: bed, with: sensor)
      found.append("\(bed) get \(sensor): \(station.connected)")
    }

    XCTAssertEqual(
      found,
      [
        "H-1, H-2", "ferns get H-3: H-2, H-3", "ferns get H-3: H-2, H-3",
        "orchids get H-4: H-3, H-4", "palms get H-5: H-3, H-4",
        "ferns get H-1: H-1, H-4",
      ],
      "Sensors were replaced one after the other; there are no palms in this house. Each line "
        + "shows which sensors were connected then. A line stays up until it's ended, whoever "
        + "holds it, and each bed needs one. Look at `replaceSensor`.")
    withExtendedLifetime(house) {}
  }

  func testAClosedHouseStaysClosedWhateverIsAsked() {
    let station = SpecStation()
    station.greetings["H-3"] = Report(number: 1, humidity: 10)
    let house = openHouse(at: station)
    var found = [
      station.line("open") {
        station.report(1, 20, from: "H-1")
        house.makeRound()
      }
    ]
    let steps: [(String, () -> Void)] = [
      ("closed", house.close), ("a round", house.makeRound),
      ("a replacement", { house.replaceSensor(of: "ferns", with: "H-3") }),
      ("closed again", house.close), ("another round", house.makeRound),
    ]
    found += steps.map { step, call in
      station.line(step, call)
        + ", \(SpecStation.shown(house)), connected: \(station.connected)"
    }

    XCTAssertEqual(
      found,
      ["open: V-1 opens, rings orchids: no report"]
        + [
          "closed", "a round", "a replacement", "closed again", "another round",
        ].map {
          "\($0): nothing, shows nothing, connected: none"
        },
      "A house was closed, and then asked to do things all the same. Each line shows what it did, "
        + "what the desk saw, and which sensors were connected. A closed house rings for no sensor "
        + "and connects none. Look at what each function of the house does after `close`."
    )
  }

  func testAClosedHouseIsGone() {
    let steps: [(String, (any House, SpecStation) -> Void)] = [
      ("at once", { _, _ in }),
      (
        "after reports",
        { for sensor in ["H-1", "H-2"] { $1.report(1, 20, from: sensor) } }
      ),
      ("after rounds", { house, _ in for _ in 1...2 { house.makeRound() } }),
      (
        "after replacements",
        { house, _ in
          for sensor in ["H-3", "H-3"] {
            house.replaceSensor(of: "ferns", with: sensor)
          }
        }
      ),
      ("twice", { house, _ in house.close() }),
    ]
    let open = SpecStation()
    var house: (any House)?
    let isGone = isReleased {
      let plug = SpecPlug(open)
      house = openHouse(twoBeds, hardware: plug)
      return plug
    }
    var found = ["still open: \(isGone ? "gone" : "in memory")"]
    withExtendedLifetime(house) {}
    found += steps.map { step, body in
      let station = SpecStation()
      let isGone = isReleased {
        let plug = SpecPlug(station)
        let house = openHouse(twoBeds, hardware: plug)
        body(house, station)
        house.close()
        return plug
      }
      return "closed \(step): \(isGone ? "gone" : "in memory")"
    }

    XCTAssertEqual(
      found,
      ["still open: in memory"] + steps.map { "closed \($0.0): gone" },
      "Each house was closed and then released, and the spec looked whether the hardware that only "
        + "this house was handed is still in memory. The station's program runs for months, so a "
        + "house that stays is a leak. Begin at what the house owns and follow the strong "
        + "references, closures included: which of them lead back?")
  }

  func testAHouseCanBeOpenedAndClosedAllDay() {
    let station = SpecStation()
    var survivors: [() -> SpecPlug?] = []
    let days = (1...50).map { _ in
      let plug = SpecPlug(station)
      survivors.append { [weak plug] in plug }
      let house = openHouse(twoBeds, hardware: plug)
      let lines = [
        station.line("dry") { station.report(1, 20, from: "H-1") },
        station.line("a round") { house.makeRound() }, SpecStation.shown(house),
      ]
      house.close()
      return lines.joined(separator: "; ")
    }
    let found =
      Set(days).sorted() + [
        "connected: \(station.connected)",
        "houses in memory: \(survivors.count { $0() != nil })",
      ]

    XCTAssertEqual(
      found,
      [
        "dry: V-1 opens; a round: rings orchids: no report; shows ferns 20 %, orchids ?",
        "connected: none", "houses in memory: 0",
      ],
      "Fifty houses with the same beds were opened one after the other at one station, and closed. "
        + "The first line is what they did, and there's one line if all did the same. A house that "
        + "comes with the season must not remember the one before it. Look at what stays when a "
        + "house is closed.")
  }

  func testKeepsTheAppOnTheFieldBus() {
    let opened = Tripwire.touched { makeHouse() }
    let house = opened.result
    let later = Tripwire.touched {
      FieldBus.shared.receive(Report(number: 1, humidity: 44), from: "H-12")
      FieldBus.shared.receive(Report(number: 1, humidity: 60), from: "H-11")
    }
    let display = house.display
    let silent = Tripwire.touched {
      for _ in 1...2 { house.makeRound() }
    }
    house.close()

    XCTAssertEqual(
      opened.names.sorted(),
      ["connect to H-11", "connect to H-12"],
      "The app's house was opened, and this is what reached the field bus. The app works on the real "
        + "devices. Look at `makeHouse` in `CompositionRoot.swift`.")
    XCTAssertEqual(
      later.names + display, ["open V-12", "ferns 60 %", "mosses 44 %"],
      "The field bus handed two reports to the app's house, one of them below the target. Here are "
        + "the calls that reached the bus, and what the desk saw. Look at `makeHouse` in "
        + "`CompositionRoot.swift`, and at the way from a report to a valve.")
    XCTAssertEqual(
      silent.names.sorted(),
      ["ring ferns: no report", "ring mosses: no report"],
      "The app's house made two rounds, and its sensors had reported before the first one only. "
        + "These calls reached the field bus. Look at `makeHouse` in `CompositionRoot.swift`, and at "
        + "`makeRound`.")
  }
}
