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
      "The orchids' sensor and the ferns' new sensor each reported dry soil before "
        + "`connect` returned. `found` shows what the house did and displayed. Such a "
        + "report counts like any other. Look at the steps that your code takes after "
        + "it has called `connect`: which of them must be done before a report arrives?"
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
      "The spec made eight hourly rounds. For each round, `found` shows what had "
        + "happened in the hour before, what the house did, and then what its display "
        + "showed. If a sensor hasn't reported since the last round, the desk must "
        + "ring at each round, and the display must no longer show the sensor's old "
        + "value. Look at `makeRound`, and at what it changes for the next hour."
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
      "The spec replaced several sensors, one after the other. Each entry in `found` "
        + "shows which sensors were connected after a replacement. The house has no palms, so "
        + "the call for the palms must change nothing. A line stays up until it's ended, even "
        + "if nothing holds it, and each bed needs only one line. Look at `replaceSensor`."
    )
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
      "The spec closed a house, and then called `makeRound`, `replaceSensor` and `close` "
        + "on it. Each entry in `found` shows what the house did, what it displayed, and "
        + "which sensors were connected. A closed house must ring for no sensor and connect "
        + "none. Look at what each function of the house does after `close`."
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
      "The spec closed each house except the first, released it, and checked "
        + "whether the hardware that only this house had received was still in "
        + "memory. The station's program runs for months, so a house that stays in "
        + "memory is a leak. Start at what the house owns, and follow the strong "
        + "references, including those in closures: which of them lead back?")
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
      "The spec opened and closed fifty houses with the same beds, one after the other, "
        + "at one station. `found` begins with what the houses did, in a single entry if all "
        + "of them did the same. Then it lists the sensors that are still connected, and the "
        + "number of houses that are still in memory. An earlier house must not affect a new "
        + "house, and must not stay in memory. Look at what remains when a house is closed."
    )
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
      "The spec opened the app's house with `makeHouse()`, and `found` "
        + "lists the calls that reached the field bus. The app must use the "
        + "real devices. Look at `makeHouse` in `CompositionRoot.swift`.")
    XCTAssertEqual(
      later.names + display, ["open V-12", "ferns 60 %", "mosses 44 %"],
      "The field bus passed two reports to the app's house, one of them below the bed's "
        + "target. `found` lists the calls that reached the bus, and then what the house "
        + "displayed. The app's house must react to the real sensors. Look at `makeHouse` "
        + "in `CompositionRoot.swift`, and at the path from a report to a valve."
    )
    XCTAssertEqual(
      silent.names.sorted(),
      ["ring ferns: no report", "ring mosses: no report"],
      "The spec made two rounds in the app's house, whose sensors had reported "
        + "only before the first round. `found` lists the calls that reached the "
        + "field bus. The app's house must ring through the real hardware. Look at "
        + "`makeHouse` in `CompositionRoot.swift`, and at `makeRound`.")
  }
}
