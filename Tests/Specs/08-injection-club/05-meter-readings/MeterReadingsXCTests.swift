import SpecSupport
import XCTest

@testable import MeterReadings

final class MeterReadingsXCTests: XCTestCase {
  private let sides = SpecTown.Side.allCases

  func testEachUtilityGetsItsOwnUnit() {
    final class Scale: BrookServer, DeltaServer {
      var told: [String] = []
      func book(_ cubicMetres: Int, of meter: String) {
        told.append("Brook: \(meter), \(cubicMetres) m³")
      }
      func take(_ slip: DeltaSlip) -> DeltaReply {
        told.append("Delta: \(slip.meter), \(slip.litres) l")
        return .thanks
      }
    }
    let scale = Scale()
    let odd = "Wasserzähler 7/b 💧"
    let meters = twoMeters + [Meter(number: odd, last: 2_000_000)]
    for utility in [Utility.brook(scale), .delta(scale)] {
      let walk = makeWalk(past: meters, for: utility, store: SpecStore())
      for (meter, value) in [("M-1", 101), ("M-2", 0), (odd, 2_000_500)] {
        _ = walk.enter(Reading(meter: meter, value: value))
      }
    }

    XCTAssertEqual(
      scale.told,
      [
        "Brook: M-1, 101 m³", "Brook: M-2, 0 m³",
        "Brook: Wasserzähler 7/b 💧, 2000500 m³",
        "Delta: M-1, 101000 l", "Delta: M-2, 0 l",
        "Delta: Wasserzähler 7/b 💧, 2000500000 l",
      ],
      "The reader entered the same three numbers for Brook and for Delta, and `found` lists "
        + "what arrived at these utilities. Brook expects cubic metres, and Delta expects "
        + "litres. Look at how your code turns a reading into a call to the server."
    )
  }

  func testAnImplausibleNumberChangesNothing() {
    let cases = [
      ("M-1", 99), ("M-1", 100), ("M-1", 600), ("M-1", 601), ("M-1", -5),
      ("M-1", Int.max), ("M-2", -1), ("M-2", 500), ("M-2", 501), ("M-3", 100),
      ("", 0), ("m-1", 110),
    ]
    let found = sides.flatMap { side in
      let town = SpecTown(side)
      let walk = town.begin()
      var lines = cases.map { town.enter($0, $1, walk) }
      town.usual = .away
      _ = town.enter("M-1", 110, walk)
      town.usual = .books
      lines.append(town.enter("M-1", 50, walk))
      lines.append("in the store: \(list(town.store.readings.map(shown)))")
      return lines
    }

    let expected = ["Brook", "Delta"].flatMap { side in
      cases.map { meter, value in
        let isFine = ["M-1 100", "M-1 600", "M-2 500"].contains(
          "\(meter) \(value)")
        return "\(side), \(meter) \(value) entered: arrived "
          + (isFine ? "\(meter) \(value)" : "nothing")
          + "; reader sees \(meter) \(value) \(isFine ? "booked" : "implausible"); waiting nothing"
      } + [
        "\(side), M-1 50 entered: arrived nothing; reader sees M-1 50 implausible; waiting M-1 110",
        "in the store: M-1 110",
      ]
    }
    XCTAssertEqual(
      found, expected,
      "The meter M-1 showed 100 last year, M-2 showed 0, and no other meter is on the "
        + "list. Each line shows a number that the reader entered, and what happened then. "
        + "For each utility, the last number was entered while another number waited, and "
        + "the last line shows what was in the store. An implausible number must be "
        + "neither stored nor sent, and nothing else must happen because of it. Look at "
        + "which list your code uses, and at what it does with an implausible number."
    )
  }

  func testABusyDeltaIsAskedAgainLater() {
    let town = SpecTown(.delta)
    let walk = town.begin()
    town.usual = .busy
    var found = [town.enter("M-1", 110, walk), town.send(walk)]
    found.append(town.send(walk))
    town.usual = .books
    found += [town.send(walk), town.send(walk)]

    XCTAssertEqual(
      found,
      [
        "Delta, M-1 110 entered: arrived M-1 110; reader sees M-1 110 kept; waiting M-1 110",
        "Delta, sent: arrived M-1 110; reader sees nothing; waiting M-1 110",
        "Delta, sent: arrived M-1 110; reader sees nothing; waiting M-1 110",
        "Delta, sent: arrived M-1 110; reader sees M-1 110 booked; waiting nothing",
        "Delta, sent: arrived nothing; reader sees nothing; waiting nothing",
      ],
      "Delta was busy during the first three calls. Each line shows what arrived at "
        + "Delta, what the reader saw, and what was waiting afterwards. A busy Delta "
        + "hasn't looked at the number, so the number waits, and each call sends it "
        + "only once. Look at what your code does after each of Delta's replies."
    )
  }

  func testANewNumberGoesBehindAllThatWait() {
    let found = sides.flatMap { side in
      let town = SpecTown(side)
      let walk = town.begin()
      town.usual = .away
      _ = town.enter("M-1", 130, walk)
      _ = town.enter("M-1", 120, walk)
      town.usual = .books
      return [
        town.enter("M-2", 7, walk), town.enter("M-2", 8, walk),
      ]
    }

    let expected = ["Brook", "Delta"].flatMap {
      [
        "\($0), M-2 7 entered: arrived M-1 130, M-1 120, M-2 7; reader sees M-1 130 booked, M-1 120 "
          + "booked, M-2 7 booked; waiting nothing",
        "\($0), M-2 8 entered: arrived M-2 8; reader sees M-2 8 booked; waiting nothing",
      ]
    }
    XCTAssertEqual(
      found, expected,
      "Two numbers were waiting when the network came back, and then the reader entered "
        + "two more. Each line shows what arrived at the utility, what the reader saw, "
        + "and what was waiting afterwards. `enter` must send all waiting numbers "
        + "first, and the new number last. Look at what `enter` does before it sends."
    )
  }

  func testTwoEqualNumbersAreTwoNumbers() {
    let found = sides.flatMap { side in
      let town = SpecTown(side)
      let walk = town.begin()
      town.turns = [.away, .away, .away]
      _ = town.enter("M-1", 110, walk)
      _ = town.enter("M-2", 7, walk)
      var lines = [town.enter("M-1", 110, walk)]
      town.turns = [.books, .away]
      lines += [town.send(walk), town.send(walk)]
      lines.append(town.enter("M-1", 110, walk))
      return lines
    }

    let expected = ["Brook", "Delta"].flatMap {
      [
        "\($0), M-1 110 entered: arrived nothing; reader sees M-1 110 kept; waiting M-1 110, M-2 7, "
          + "M-1 110",
        "\($0), sent: arrived M-1 110; reader sees M-1 110 booked; waiting M-2 7, M-1 110",
        "\($0), sent: arrived M-2 7, M-1 110; reader sees M-2 7 booked, M-1 110 booked; waiting nothing",
        "\($0), M-1 110 entered: arrived M-1 110; reader sees M-1 110 booked; waiting nothing",
      ]
    }
    XCTAssertEqual(
      found, expected,
      "The reader entered the same number for the same meter three times, the "
        + "first two times without a network. Each line shows what arrived at the "
        + "utility, what the reader saw, and what was waiting afterwards. Each "
        + "entry counts as a number of its own, even if another entry is equal. "
        + "Look at how your code finds the number that it removes from the store."
    )
  }

  func testAnEmptyBatteryLosesNothingAndRepeatsNothing() {
    let found = sides.flatMap { side in
      let town = SpecTown(side)
      let walk = town.begin()
      _ = town.enter("M-2", 7, walk)
      town.turns = [.away, .away]
      for value in [130, 120] { _ = town.enter("M-1", value, walk) }
      let refusal = side == .brook ? SpecTown.Turn.refuses("no") : .unknown
      town.turns = [.books, refusal]
      _ = town.enter("M-1", 110, walk)
      return town.arrived.map {
        "\(side.rawValue) gets \($0.text), in the store: \(list($0.stored.map(shown)))"
      } + ["afterwards, in the store: \(list(town.store.readings.map(shown)))"]
    }

    let expected = ["Brook", "Delta"].flatMap {
      [
        "\($0) gets M-2 7, in the store: M-2 7",
        "\($0) gets M-1 130, in the store: M-1 130, M-1 120, M-1 110",
        "\($0) gets M-1 120, in the store: M-1 120, M-1 110",
        "\($0) gets M-1 110, in the store: M-1 110",
        "afterwards, in the store: nothing",
      ]
    }
    XCTAssertEqual(
      found, expected,
      "Whenever a number arrived at the utility, the spec looked at what was in the store. If the "
        + "battery dies at that moment, the app starts again with exactly these numbers. The "
        + "store must hold the number that is being sent and all numbers behind it, but no number "
        + "that was answered. Look at when your code saves, before and after it calls the server."
    )
  }

  func testDeltasReadersGetAnAppOfTheirOwn() {
    let touched = Tripwire.touched {
      startDeltaApp().enter(Reading(meter: "D-7", value: 130))
    }
    let found = Set(touched.names).sorted()

    XCTAssertEqual(
      found, ["Delta: D-7 130000 l", "list delta", "store delta"],
      "The spec started the app for Delta's readers, and entered 130 for the meter D-7. "
        + "`found` lists the things in the real world that the app used, and each thing "
        + "appears once. The app must use Delta's server, Delta's list, and its own place "
        + "in the phone's store. Look at `startDeltaApp` in `CompositionRoot.swift`."
    )
  }

  func testKeepsBrooksAppOnBrooksServer() {
    let touched = Tripwire.touched {
      startBrookApp().enter(Reading(meter: "B-7", value: 350))
    }
    let found = Set(touched.names).filter {
      !$0.hasPrefix("Brook: ") || $0.contains("B-7")
    }.sorted()

    XCTAssertEqual(
      found, ["Brook: B-7 350 m³", "list brook", "store brook"],
      "The spec started the app for Brook's readers, and entered 350 for the meter B-7. "
        + "`found` lists the things in the real world that the app used, and each thing "
        + "appears once. The app must use Brook's server, Brook's list, and Brook's place "
        + "in the phone's store. Look at `startBrookApp` in `CompositionRoot.swift`."
    )
  }
}
