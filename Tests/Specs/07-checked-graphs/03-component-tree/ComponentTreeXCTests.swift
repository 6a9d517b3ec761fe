import SpecSupport
import XCTest

@testable import ComponentTree

final class ComponentTreeXCTests: XCTestCase {
  private let harbour = SpecHarbour()

  func testEachPassengersOrdersAreOnOneBill() {
    let voyage = harbour.component.makeVoyage(ship: "Heron")
    let cabins = [7, 8, 7].map { voyage.makeCabin(number: $0) }

    for (cabin, price) in zip(cabins, [4, 30, 500]) {
      cabin.steward.bring("tea", for: price)
      cabin.steward.bring("cake", for: 2 * price)
    }

    let passengers = [
      "cabin 7, first passenger", "cabin 8", "cabin 7, second passenger",
    ]
    XCTAssertEqual(
      zip(passengers, cabins).flatMap { passenger, cabin in
        again { "\(passenger): \(cabin.bill.total)" }
      },
      zip(passengers, [12, 90, 1500]).flatMap { passenger, total in
        again { "\(passenger): \(total)" }
      },
      "Three passengers each ordered twice. The first and the third passenger had a cabin "
        + "with the number 7. The spec read each bill's total three times, and `found` "
        + "lists the totals. A cabin component belongs to one passenger's stay, so it must "
        + "have one bill, which the steward uses, and which `bill` returns each time. Look "
        + "at `bill` and `steward` in `CabinComponent`, and at `makeCabin(number:)`."
    )
  }

  func testTheNextVoyageStartsWithAnEmptyLogbook() {
    let voyages = ["Heron", "Heron", "Gull"].map {
      harbour.component.makeVoyage(ship: $0)
    }

    voyages[0].pilot.moor()

    XCTAssertEqual(
      zip(["first", "second", "third"], voyages).flatMap { voyage, component in
        ["\(voyage) voyage:"] + component.logbook.lines
      },
      [
        "first voyage:", "Heron moors at berth 1", "second voyage:",
        "third voyage:",
      ],
      "The spec made three voyages, two of them with the same ship, and only the first ferry "
        + "moored. `found` lists each voyage's logbook. Each voyage has a logbook of its own, so "
        + "the other two logbooks must be empty. Look at `logbook` in `VoyageComponent`, and check "
        + "that `makeVoyage(ship:)` makes a new component each time.")
  }

  func testALogbookEndsWithItsVoyageABillWithItsCabin() {
    let voyage = harbour.component.makeVoyage(ship: "Gull")

    let isLogbookReleased = isReleased {
      let heron = harbour.component.makeVoyage(ship: "Heron")
      heron.makeCabin(number: 7).steward.bring("tea", for: 4)
      return heron.logbook
    }
    let isBillReleased = withExtendedLifetime(voyage) {
      isReleased {
        let cabin = voyage.makeCabin(number: 7)
        cabin.bell.ring()
        cabin.steward.bring("tea", for: 4)
        return cabin.bill
      }
    }

    XCTAssertEqual(
      [
        "logbook: \(isLogbookReleased ? "released" : "kept")",
        "bill: \(isBillReleased ? "released" : "kept")",
      ],
      ["logbook: released", "bill: released"],
      "The spec let go of a voyage and of a cabin. `found` shows whether the voyage's "
        + "logbook and the cabin's bill were released as well. A part must not outlive "
        + "its component. In the stored properties of all three components, look for a "
        + "part that belongs to a component with a shorter life, for children that a "
        + "parent keeps, and for a closure that holds its own component."
    )
  }

  func testTheBellBringsTheHarboursDoctor() {
    let other = SpecHarbour()
    let voyage = harbour.component.makeVoyage(ship: "Heron")
    let cabins = [7, 8].map { voyage.makeCabin(number: $0) }

    let touched = Tripwire.touched { cabins.forEach { $0.bell.ring() } }

    XCTAssertEqual(
      harbour.called.values.map { "first harbour: \($0)" }
        + other.called.values.map { "second harbour: \($0)" }
        + touched.names.map { "real world: \($0)" },
      ["first harbour: cabin 7", "first harbour: cabin 8"],
      "Two passengers of the first harbour rang the bell. `found` lists the calls that "
        + "reached the first harbour's doctor, the second harbour's doctor and the real "
        + "world. Only the first harbour's doctor may come. The doctor that was passed "
        + "to a harbour has to reach its cabins through each voyage. Look at where "
        + "`bell` gets its doctor, and at what `VoyageComponent` passes to its cabins."
    )
  }

  func testNoComponentKeepsWhatMayBeMissing() {
    let voyage = harbour.component.makeVoyage(ship: "Heron")
    let cabin = voyage.makeCabin(number: 7)

    let components: [Any] = [harbour.component, voyage, cabin]
    let missing = Set(components.flatMap { whatMayBeMissing(in: $0) })

    XCTAssertEqual(
      missing.sorted(), [],
      "`found` lists properties that are optional, weak, of type `Any`, or a "
        + "collection in which a part can be looked up. A part in such a property "
        + "can be missing at run time, and the compiler can't warn you. Look at "
        + "how each component in `found` keeps what it receives from above."
    )
  }

  func testKeepsPilotAndStewardsInOneLogbook() {
    let voyage = harbour.component.makeVoyage(ship: "Heron")

    voyage.pilot.moor()
    for number in [7, 8] {
      voyage.makeCabin(number: number).steward.bring("tea", for: 4)
    }

    XCTAssertEqual(
      voyage.logbook.lines,
      ["Heron moors at berth 1", "cabin 7: tea", "cabin 8: tea"],
      "The pilot and two stewards of one voyage wrote in the logbook, and `found` lists the lines "
        + "of the voyage's `logbook`. All of them must write in the voyage's one logbook. If the "
        + "list is empty, `logbook` in `VoyageComponent` makes a new logbook for each caller. If "
        + "only the stewards' lines are missing, their cabins have a different logbook: look at "
        + "what the voyage passes to `CabinComponent`."
    )
  }

  func testKeepsTheHarboursBerthsForAllItsVoyages() {
    let voyages = ["Heron", "Gull", "Heron"].map {
      harbour.component.makeVoyage(ship: $0)
    }

    voyages.forEach { $0.pilot.moor() }

    XCTAssertEqual(
      harbour.said.values,
      [
        "Heron moors at berth 1", "Gull moors at berth 2",
        "Heron moors at berth 3",
      ],
      "Three voyages of one harbour moored, and `found` lists what was said over the "
        + "harbour's radio. All voyages of a harbour must share one `Berths`, which "
        + "assigns each berth only once. Look at where a `Berths` is made, and how often."
    )
  }

  func testKeepsTwoHarboursApart() {
    let harbours = [harbour, SpecHarbour()]
    let voyages = harbours.map { $0.component.makeVoyage(ship: "Heron") }

    voyages.forEach { $0.pilot.moor() }

    let places = [
      "first radio", "second radio", "first logbook", "second logbook",
    ]
    XCTAssertEqual(
      zip(places, harbours.map(\.said.values) + voyages.map(\.logbook.lines))
        .flatMap { place, lines in lines.map { "\(place): \($0)" } },
      places.map { "\($0): Heron moors at berth 1" },
      "Two harbours each had a ferry called Heron, and both ferries moored. `found` lists what "
        + "was said over the two radios and what is in the two logbooks. Two harbours share "
        + "nothing, so each radio and each logbook must have one line. Look at which component "
        + "keeps each part, and at the parent from which it receives the other parts."
    )
  }
}
