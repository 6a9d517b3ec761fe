import SpecSupport
import XCTest

@testable import VerifiedGraph

final class FaultXCTests: XCTestCase {
  func testAWayIntoACircleAndTwoWaysToOnePartAreNoCircles() {
    let graph = Graph(
      "Bay → Dock → Crane → Anchor → Dock", "Bay → Crane",
      "Ferry → Tug → Rope", "Ferry → Buoy → Rope", "Ferry → Rope → Lost",
      missing: ["Lost"])
    let expected = ["circular: Anchor → Dock → Crane → Anchor"]

    XCTAssertEqual(
      graph.lines(\.circular), expected,
      "The bay asks for parts of a circle, and no one in it asks for the bay: "
        + "its name has no place in the sentence. Two ways from the ferry to "
        + "one rope are no circle either: it is one only when the way comes "
        + "back to a node that is on the way.")
  }

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
        + "several captives, and two keepers the same. Tell the whole way, so that one sees where to cut it.")
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
    let parts = graph.parts(of: "Ticket with String")
    XCTAssertEqual(
      parts, ["Prices", "Tides"],
      "A ticket needs the prices and the tides, and the graph must show it: "
        + "`harbourGraph()` is a dry run of `makeHarbour()`, with an example.")
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

  func testAllUseOneRadioWhichIsSwitchedOnOnce() {
    let harbour = makeHarbour()
    let touched = Tripwire.touched {
      try? harbour.resolve(HarbourMaster.self).pilot.guide()
      try? harbour.resolve(Ferry.self).pilot.guide()
      try? harbour.resolve(Lighthouse.self).radio.send("I shine")
      try? harbour.resolve(HarbourMaster.self).radio.send("welcome")
    }
    let expected = [
      "Radio: on", "Radio: follow me", "Radio: follow me", "Radio: I shine",
      "Radio: welcome",
    ]

    XCTAssertEqual(
      touched.names, expected,
      "Two pilots, the lighthouse and the harbour master send with one radio. "
        + "It must be switched on when the first of them gets it, and then "
        + "stay on. What sent nothing could not be built.")
  }
}

final class DrawingXCTests: XCTestCase {
  func testALabelMayHoldQuotesBracketsAndNumberSigns() {
    let graph = Graph(
      #"Oven "Bread" → Array<Int> → Berth #3"#, "Berth #3 → say \"#lt;\"",
      kept: [#"Oven "Bread""#])
    let expected = """
      flowchart TD
        n0["Array#lt;Int#gt;"]
        n1["Berth #35;3"]
        n2["Oven #quot;Bread#quot;"]:::kept
        n3["say #quot;#35;lt;#quot;"]
        n0 --> n1
        n1 --> n3
        n2 --> n0
        classDef kept stroke-width:3px
        classDef missing stroke-dasharray:4

      """

    XCTAssertEqual(
      graph.mermaid, expected,
      "Inside a label, Mermaid reads `\"` as its end, `<` as a tag that it "
        + "leaves out, and `#` as the beginning of an entity. Write them as "
        + "entities, as the comment of `mermaid` says, and none of them twice.")
  }
}

final class GivenXCTests: XCTestCase {
  func testKeepsADryRunFromLeavingTraces() throws {
    let container = Container()
    let built = Recorder<String>()
    for name in ["before", "after"] {
      container.register(Logbook.self, name: name, lifetime: .shared) { _ in
        built.record(name)
        return Logbook()
      }
    }
    let before = try container.resolve(Logbook.self, name: "before")
    let first = container.dryRun()
    let second = container.dryRun()
    _ = try container.resolve(Logbook.self, name: "after")

    XCTAssertEqual(first, second, "A dry run must tell the same twice.")
    XCTAssertTrue(
      try container.resolve(Logbook.self, name: "before") === before,
      "A dry run must not replace what the container keeps.")
    XCTAssertEqual(
      built.values.suffix(1), ["after"],
      "A dry run must not keep what it has built: the app builds it anew.")
  }
}
