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
      "Two services are kept, and these captives were reported. A transient part lives as "
        + "long as the service that holds it, so a graph part is captive behind any number of "
        + "transients. A kept service may have several captives, and two kept services may have "
        + "the same one. Report the whole way, because it shows where to cut. Look at `captive` "
        + "in `Faults.swift`."
    )

    let twoWays = Graph(
      "Till → Shelf → Basket", "Till → Tray → Basket",
      kept: ["Till"], graph: ["Basket"])
    let reported = twoWays.lines(\.captive).count
    XCTAssertEqual(
      reported, 1,
      "A kept till leads to one basket in two ways, by a shelf and by a tray, and this many "
        + "faults were reported. It is one captive, so report it once, with one of the ways, and "
        + "with the same one in any order of the data. Look at `captive` in `Faults.swift`."
    )
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
      "Two ferries departed, and these are their logbooks. On each voyage, the captain and "
        + "the ferry write in one logbook, and no other voyage does. If both voyages are in one "
        + "logbook, a service outlives its voyage: look for `.shared` in `voyage`. If the "
        + "captain's line is missing, the captain has another logbook than the ferry."
    )
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
      "The labels of this graph hold characters with a meaning in Mermaid: `\"` ends a label, "
        + "`<` begins a tag, and `#` begins an entity. Write each as an entity, and only once: "
        + "the `#` of an entity that you wrote mustn't be written as an entity again. Look at "
        + "`mermaid` in `Drawings.swift`."
    )
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
    let builds = SpecRecorder<String>()
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

    XCTAssertEqual(
      first, second,
      "Two dry runs of one container gave different graphs. A dry run keeps nothing, so the "
        + "second must report the same. The files of the dry run are given: put them back as they "
        + "were."
    )
    _ = try container.resolve(Tides.self)
    XCTAssertEqual(
      builds.values.count, 3,
      "The container was tried by two dry runs, and then the app asked for the shared tides. "
        + "They were built this many times. A dry run keeps nothing, so each one builds them, and "
        + "the app once more. Look at `Container.swift` and `DryRun.swift`, which are given: put "
        + "them back as they were."
    )
    XCTAssertEqual(
      ObjectIdentifier(try container.resolve(Logbook.self)),
      ObjectIdentifier(logbook),
      "The app got a shared logbook before a dry run and another one after it. A dry run must "
        + "not replace what the container keeps. Look at `Container.swift` and `DryRun.swift`, "
        + "which are given: put them back as they were."
    )
    XCTAssertEqual(
      first.faults, gaps,
      "A container was tried in which one factory fails and one needs an argument without an "
        + "example, and these faults were reported. What wasn't tried may be wrong, so silence "
        + "about it would look like success. In `Faults.swift`, `faults` must hold `uncertain`, "
        + "too."
    )
  }
}
