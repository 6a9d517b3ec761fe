import SpecSupport
import XCTest

@testable import ComponentTree

final class ComponentTreeXCTests: XCTestCase {
  private let harbour = TestHarbour()

  func testEachPassengersOrdersAreOnOneBill() {
    let voyage = harbour.component.makeVoyage(ship: "Heron")
    let cabins = [7, 8, 7].map { voyage.makeCabin(number: $0) }

    for (cabin, price) in zip(cabins, [4, 30, 500]) {
      cabin.steward.bring("tea", for: price)
      cabin.steward.bring("cake", for: 2 * price)
    }

    XCTAssertEqual(
      cabins.map(\.bill.total), [12, 90, 1500],
      "Three passengers ordered, two of them in cabin 7. A cabin component is "
        + "one passenger's: it must make one bill and keep it, for the "
        + "steward and for whoever asks.")
  }

  func testTheNextVoyageStartsWithAnEmptyLogbook() {
    let voyages = ["Heron", "Heron", "Gull"].map {
      harbour.component.makeVoyage(ship: $0)
    }

    voyages[0].pilot.moor()

    XCTAssertEqual(
      voyages.map(\.logbook.lines), [["Heron moors at berth 1"], [], []],
      "Three voyages, two of them by the same ship; only the first one "
        + "moored. A voyage component must make one logbook and keep it: what "
        + "the harbour keeps lives as long as the harbour.")
  }

  func testALogbookEndsWithItsVoyageABillWithItsCabin() {
    let voyage = harbour.component.makeVoyage(ship: "Gull")

    let logbook = isReleased {
      let heron = harbour.component.makeVoyage(ship: "Heron")
      heron.makeCabin(number: 7).steward.bring("tea", for: 4)
      return heron.logbook
    }
    let bill = withExtendedLifetime(voyage) {
      isReleased { voyage.makeCabin(number: 7).bill }
    }

    let alive = ["logbook": !logbook, "bill": !bill].filter(\.value).keys
    XCTAssertEqual(
      alive.sorted(), [],
      "Its voyage, or its cabin, was gone, and this lived on. Either a scope "
        + "that lives longer keeps it, or a parent keeps the children that it "
        + "made: children hold parents, never the other way.")
  }

  func testTheBellBringsTheHarboursDoctor() {
    let other = TestHarbour()
    let voyage = harbour.component.makeVoyage(ship: "Heron")
    let cabins = [7, 8].map { voyage.makeCabin(number: $0) }

    cabins.forEach { $0.bell.ring() }

    XCTAssertEqual(
      [harbour, other].map(\.called.values), [["cabin 7", "cabin 8"], []],
      "Two passengers of the first harbour rang, and its doctor must come to "
        + "both. The doctor that a harbour is given goes down its own tree: "
        + "harbour, voyage, cabin. None is found elsewhere.")
  }

  func testNoComponentKeepsWhatMayBeMissing() {
    let voyage = harbour.component.makeVoyage(ship: "Heron")
    let cabin = voyage.makeCabin(number: 7)

    let components: [Any] = [harbour.component, voyage, cabin]
    let missing = Set(components.flatMap { whatMayBeMissing(in: $0) })

    XCTAssertEqual(
      missing.sorted(), [],
      "What is optional or weak, or kept as `Any`, can be missing at run time, "
        + "and the compiler cannot tell. Keep each part, and the parent, as "
        + "what it is, in a property of its own.")
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
      "The pilot and the stewards of one voyage must write in its one "
        + "logbook. Either the voyage makes another one for each who asks, or "
        + "its cabins have another: do they still look in a `scope`, and is it "
        + "not there?")
  }

  func testKeepsTwoHarboursApart() {
    let other = TestHarbour()
    let voyages = [harbour, other, harbour].map {
      $0.component.makeVoyage(ship: "Heron")
    }

    voyages.forEach { $0.pilot.moor() }

    XCTAssertEqual(
      [harbour, other].map(\.said.values),
      [
        ["Heron moors at berth 1", "Heron moors at berth 2"],
        ["Heron moors at berth 1"],
      ],
      "Two voyages of one harbour share its radio and its berths; a voyage of "
        + "another harbour has others. The harbour component must keep them, "
        + "and every voyage must ask its own parent.")
  }
}
