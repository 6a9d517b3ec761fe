import SpecSupport
import XCTest

@testable import VerifiedGraph

final class FaultXCTests: XCTestCase {
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
        + "captive behind any number of transients, each keeper may have "
        + "several captives, and two keepers the same. Tell the whole way, so that one sees where to cut it."
    )
  }

  func testAllFaultsAreToldAtOnce() {
    var graph = Graph(
      "Tug → Rope → Tug", "Till → Shelf → Basket", "Bay → Lost",
      "Anchor → Chain", "Anchor → Anchor",
      kept: ["Till"], graph: ["Basket"], missing: ["Lost", "Chain"])
    graph.registeredTwice = ["Tug", "Bay", "Tug"]
    graph.notTried = ["Ticket with String: no example", "Bay: it failed"]
    let expected = [
      "missing: Anchor → Chain", "missing: Bay → Lost",
      "ambiguous: Bay", "ambiguous: Tug",
      "circular: Anchor → Anchor", "circular: Rope → Tug → Rope",
      "captive: Till (kept) → Shelf (transient) → Basket (graph)",
      "not tried: Bay: it failed",
      "not tried: Ticket with String: no example",
    ]

    XCTAssertEqual(
      graph.lines(\.faults), expected,
      "One graph with all kinds of faults: `faults` must tell all of them at "
        + "once, in this order, each kind sorted. A check that stops at the "
        + "first one has to be run as often as there are faults.")
  }
}

final class HarbourXCTests: XCTestCase {
  func testTheHarboursGraphHasNoFaults() {
    let graph = harbourGraph()
    let faults = graph.faults

    XCTAssertEqual(
      faults, [],
      "This one test judges the whole harbour. Mend what it tells, in "
        + "`Modules.swift` and in `harbourGraph()`, then look again: behind a "
        + "fault there may be another one.")
    guard faults.isEmpty else { return }
    let parts = ["Ferry", "Ticket with String"].flatMap(graph.parts)
    let expected = ["Captain", "Logbook", "Pilot", "Prices", "Tides"]
    XCTAssertEqual(
      parts, expected,
      "A ferry and a ticket need these parts, and the graph must show it: "
        + "`harbourGraph()` is a dry run of the whole `makeHarbour()`.")
  }

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

final class DrawingXCTests: XCTestCase {
  func testALabelMayHoldQuotesBracketsAndNumberSigns() {
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

final class GivenXCTests: XCTestCase {
  func testKeepsADryRunFreeOfTracesAndGaps() throws {
    let container = Container()
    container.register(Logbook.self, lifetime: .shared) { _ in Logbook() }
    container.register(Prices.self) { _ in throw CancellationError() }
    container.register(Ticket.self) { (resolver, name: String) in
      Ticket(passenger: name, prices: Prices(), tides: Tides())
    }
    let logbook = try container.resolve(Logbook.self)
    let (first, second) = (container.dryRun(), container.dryRun())
    let gaps = [
      "not tried: Prices: its factory failed: CancellationError()",
      "not tried: Ticket with String: no example",
    ]

    XCTAssertEqual(first, second, "A dry run must tell the same twice.")
    XCTAssertTrue(
      try container.resolve(Logbook.self) === logbook,
      "A dry run must not replace what the container keeps.")
    XCTAssertEqual(
      first.faults, gaps,
      "What was not tried may be wrong. `faults` must tell it, too: silence "
        + "would look like success.")
  }
}
