import SpecSupport
import XCTest

@testable import VerifiedGraph

final class VerifiedGraphChecksXCTests: XCTestCase {
  func testItCatchesAServiceThatIsRegisteredTwice() {
    let graph = Graph("Ferry → Tug").with(registeredTwice: ["Tug"])

    XCTAssertEqual(
      Jury.verdict("two registrations of a tug", graph),
      "two registrations of a tug: caught",
      "Your checks judged a graph in which two modules have registered the same "
        + "service. `got away` means that no check complained, at least in one order "
        + "of the nodes and edges. The last registration wins, so the order of the "
        + "modules decides which service the app receives. Compare the properties that "
        + "`Graph.swift` declares with those that your checks in `GraphChecks.swift` "
        + "read. (The spec ignores checks that complain about a sound graph.)")
  }

  func testItCatchesACaptive() {
    let held = Graph("Till → Basket", kept: ["Till"], graph: ["Basket"])
    let free = Graph("Till → Basket", kept: ["Till"])

    XCTAssertEqual(
      inTurn(held, free) {
        Jury.complaints(about: $0).isEmpty ? "silence" : "a complaint"
      },
      ["a complaint", "silence", "a complaint"],
      "In two graphs, a kept `Till` holds a `Basket`. The basket's lifetime is graph in the first "
        + "graph, and transient in the second. Your checks judged the first graph, the second, "
        + "and the first once more, and `found` lists the results. A service of lifetime graph is "
        + "meant for one resolution, so a kept service must not hold it. A kept service may hold "
        + "a transient. Look at which lifetimes your check for captives in `GraphChecks.swift` "
        + "accepts. (The spec ignores checks that complain about a sound graph.)"
    )
  }

  func testItCatchesWhatWasNotTried() {
    let graph = Graph("Ferry → Tug").with(
      notTried: ["Ticket with String: no example"])

    XCTAssertEqual(
      Jury.verdict("a ticket without an example", graph),
      "a ticket without an example: caught",
      "Your checks judged a graph that lists a ticket in `notTried`. `got away` means "
        + "that no check complained, at least in one order of the nodes and edges. If a "
        + "factory didn't run, the graph shows none of its parts, so without a complaint "
        + "you would believe that the factory is correct. Compare the properties that "
        + "`Graph.swift` declares with those that your checks in `GraphChecks.swift` "
        + "read. (The spec ignores checks that complain about a sound graph.)")
  }
}

final class VerifiedGraphHarbourXCTests: XCTestCase {
  func testEachVoyageHasItsOwnLogbook() {
    let harbour = makeHarbour()
    let ferries = (1...2).compactMap { _ in try? harbour.resolve(Ferry.self) }

    ferries.forEach { $0.depart() }
    let logs = zip(["first", "second"], ferries).flatMap { voyage, ferry in
      ferry.logbook.lines.map { "\(voyage) voyage, \($0)" }
    }

    XCTAssertEqual(
      logs,
      [
        "first voyage, captain: we leave", "first voyage, ferry: off",
        "second voyage, captain: we leave", "second voyage, ferry: off",
      ],
      "Two ferries departed, and `found` lists the lines of their logbooks. On each voyage, "
        + "the captain and the ferry must write in one logbook, which no other voyage uses. "
        + "If both voyages are in the same logbook, a service outlives its voyage. If the "
        + "captain's line is missing, the captain and the ferry have different logbooks. "
        + "Look at the lifetimes in the module `voyage`, in `Modules.swift`."
    )
  }

  func testAllTicketsOfAHarbourComeFromOneRoll() {
    let (first, second) = (makeHarbour(), makeHarbour())
    let numbers = [first, first, second, first]
      .map { (try? $0.resolve(Ticket.self, "Ann"))?.stamp() }
    XCTAssertEqual(
      numbers, [1, 2, 1, 3],
      "The spec resolved and stamped tickets in two harbours, in the order first, first, second, "
        + "first. `found` lists their numbers, with `nil` for a ticket that couldn't be built. All "
        + "tickets of one harbour must take their numbers from the same roll, and each harbour "
        + "must have its own roll. Look at the lifetime of `TicketRoll` in `Modules.swift`."
    )

    let stamped = SpecClient(twoStamps, declarations: interruptions).lines()
    XCTAssertEqual(
      Set(stamped).count, stamped.count,
      "One office of a harbour was stamping a ticket when another office stamped one, and both "
        + "tickets received the same number. `found` counts the different numbers, and `expected` "
        + "counts the tickets. Many threads use a shared service, so reading the last number and "
        + "writing the next must be one step that no other thread can interrupt. Look at "
        + "`TicketRoll` in `Harbour.swift`.")

    let busy = makeHarbour()
    let sold = atOnce(8, within: 30) { _ in
      let ticket = try? busy.resolve(Ticket.self, "Ann")
      return (1...20_000).compactMap { _ in ticket?.stamp() }
    }
    .compactMap { $0 }.joined()
    XCTAssertEqual(
      Set(sold).count, 160_000,
      "Eight offices of one harbour each stamped 20,000 tickets, all at the same time. `found` is "
        + "how many different numbers these tickets have. Many threads use a shared service, so it "
        + "must be guarded: reading the last number and writing the next must be one step. Look at "
        + "`TicketRoll` in `Harbour.swift`.")
  }
}

final class VerifiedGraphGivenXCTests: XCTestCase {
  func testKeepsADryRunHarmlessAndComplete() throws {
    let container = Container()
    container.register(Logbook.self, lifetime: .shared) { _ in Logbook() }
    container.register(Prices.self) { _ in throw CancellationError() }
    container.register(Lighthouse.self) { (_, channel: Int) in
      Lighthouse(radio: Radio())
    }
    let builds = SpecRecorder<String>()
    container.register(Tides.self, lifetime: .shared) { _ in
      builds.record("Tides")
      return Tides()
    }
    let logbook = try container.resolve(Logbook.self)
    let (first, second) = (container.dryRun(), container.dryRun())
    let gaps = [
      "Lighthouse with Int: no example",
      "Prices: its factory failed: CancellationError()",
    ]

    XCTAssertEqual(
      first, second,
      "Two dry runs of one container returned different graphs. A dry run keeps nothing, so the "
        + "second dry run must return the same graph as the first. You don't have to change the "
        + "files of the dry run: the starter's versions were correct, so restore them."
    )
    _ = try container.resolve(Tides.self)
    XCTAssertEqual(
      builds.values.count, 3,
      "The spec started two dry runs of one container, and then resolved the "
        + "shared `Tides`. `found` is how often a `Tides` was built. A dry run "
        + "keeps nothing, so each dry run builds a `Tides`, and resolving `Tides` "
        + "builds one more. You don't have to change `Container.swift` or "
        + "`DryRun.swift`: the starter's versions were correct, so restore them."
    )
    XCTAssertEqual(
      ObjectIdentifier(try container.resolve(Logbook.self)),
      ObjectIdentifier(logbook),
      "The spec resolved a shared `Logbook` before a dry run and again afterwards, "
        + "and received two different logbooks. A dry run must not replace a service "
        + "that the container keeps. You don't have to change `Container.swift` or "
        + "`DryRun.swift`: the starter's versions were correct, so restore them."
    )
    XCTAssertEqual(
      Set(first.notTried), Set(gaps),
      "The spec started a dry run of a container in which one factory fails, and another "
        + "factory needs an argument but has no example. `found` is the graph's `notTried`, "
        + "which must have an entry for each of these factories. If a factory isn't in "
        + "`notTried`, it looks as if the dry run had tried it. You don't have to change "
        + "the files of the dry run: the starter's versions were correct, so restore them."
    )
  }
}
