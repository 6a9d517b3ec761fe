import SpecSupport
import XCTest

@testable import VerifiedGraph

final class VerifiedGraphFaultXCTests: XCTestCase {
  func testACaptiveIsFoundBehindTransients() {
    let graph = Graph(
      "Till → Shelf → Rack → Basket", "Till → Coin",
      "Office → Desk → Log", "Office → Rack", "Clerk → Basket",
      kept: ["Till", "Office"], graph: ["Basket", "Coin", "Log", "Clerk"])
    let expected = [
      "captive: Office (kept) → Desk (transient) → Log (graph)",
      "captive: Office (kept) → Rack (transient) → Basket (graph)",
      "captive: Till (kept) → Coin (graph)",
      "captive: Till (kept) → Shelf (transient) → Rack (transient) "
        + "→ Basket (graph)",
    ]

    XCTAssertEqual(
      graph.lines(\.captive), expected,
      "A transient part lives as long as who holds it. So a graph part is "
        + "captive behind any number of transients. A kept service may have "
        + "several captives, and two may have the same. Report the whole way: "
        + "it shows where to cut.")

    let twoWays = Graph(
      "Till → Shelf → Basket", "Till → Tray → Basket",
      kept: ["Till"], graph: ["Basket"])
    let reported = twoWays.lines(\.captive).count
    XCTAssertEqual(
      reported, 1,
      "A till leads to one basket on two ways: by a shelf and by a tray. That "
        + "is one fault. Report it once, with one of the ways, and with the "
        + "same one in any order of the data.")
  }
}

final class VerifiedGraphHarbourXCTests: XCTestCase {
  func testEachVoyageHasItsOwnLogbook() {
    let harbour = makeHarbour()
    let ferries = (1...2).compactMap { _ in try? harbour.resolve(Ferry.self) }
    let expected = Array(
      repeating: ["captain: we leave", "ferry: off"], count: 2)

    ferries.forEach { $0.depart() }
    let logs = ferries.map(\.logbook.lines)

    XCTAssertEqual(
      logs, expected,
      "Two ferries departed. On each voyage, captain and ferry write in one "
        + "logbook, which is not the other voyage's. Let the captain live no "
        + "longer than the logbook, and the logbook no longer than a voyage.")
  }
}

final class VerifiedGraphDrawingXCTests: XCTestCase {
  func testALabelMayHoldQuotesAngleBracketsAndNumberSigns() {
    let graph = Graph(
      #"Oven "Bread" → Array<Int> → Berth #3"#, "Berth #3 → say \"#lt;\"",
      kept: [#"Oven "Bread""#])
    let expected = [
      "flowchart TD",
      ##"  n0["Array#lt;Int#gt;"]"##,
      ##"  n1["Berth #35;3"]"##,
      ##"  n2["Oven #quot;Bread#quot;"]:::kept"##,
      ##"  n3["say #quot;#35;lt;#quot;"]"##,
      "  n0 --> n1",
      "  n1 --> n3",
      "  n2 --> n0",
      "  classDef kept stroke-width:3px",
      "  classDef missing stroke-dasharray:4",
    ]

    XCTAssertEqual(
      graph.mermaidLines, expected,
      "Inside a label, Mermaid reads `\"` as its end, `<` as a tag that it "
        + "leaves out, and `#` as the beginning of an entity. Write each as "
        + "an entity, once: an entity's own `#` is not written anew.")
  }
}

final class VerifiedGraphGivenXCTests: XCTestCase {
  func testKeepsADryRunHarmlessAndComplete() throws {
    let container = Container()
    container.register(Logbook.self, lifetime: .shared) { _ in Logbook() }
    container.register(Prices.self) { _ in throw CancellationError() }
    container.register(Ticket.self) { (resolver, name: String) in
      Ticket(passenger: name, prices: Prices(), tides: Tides())
    }
    let builds = Recorder<String>()
    container.register(Tides.self, lifetime: .shared) { _ in
      builds.record("Tides")
      return Tides()
    }
    let logbook = try container.resolve(Logbook.self)
    let (first, second) = (container.dryRun(), container.dryRun())
    let gaps = [
      "not tried: Prices: its factory failed: CancellationError()",
      "not tried: Ticket with String: no example",
    ]

    XCTAssertEqual(first, second, "A dry run must report the same twice.")
    _ = try container.resolve(Tides.self)
    XCTAssertEqual(
      builds.values.count, 3,
      "Two dry runs build it, and then the app: a dry run keeps nothing.")
    XCTAssertTrue(
      try container.resolve(Logbook.self) === logbook,
      "A dry run must not replace what the container keeps.")
    XCTAssertEqual(
      first.faults, gaps,
      "What was not tried may be wrong. `faults` must report it, too: silence "
        + "would look like success.")
  }
}
