import SpecSupport
import XCTest

@testable import VerifiedGraph

final class VerifiedGraphChecksXCTests: XCTestCase {
  func testItCatchesAServiceThatIsRegisteredTwice() {
    let graph = Graph("Ferry → Tug").with(registeredTwice: ["Tug"])

    XCTAssertEqual(
      Jury.verdict("two registrations of a tug", graph),
      "two registrations of a tug: caught",
      "In this graph, two modules have registered the same service, and no fair check complained. "
        + "The last registration wins, so a change in the order of the modules changes what the "
        + "app gets. In `GraphChecks.swift`, look at everything that `Graph.swift` keeps. (A check "
        + "is fair if it passes all sound graphs.)")
  }

  func testItCatchesACaptive() {
    let held = Graph("Till → Basket", kept: ["Till"], graph: ["Basket"])
    let free = Graph("Till → Basket", kept: ["Till"])

    XCTAssertEqual(
      inTurn(held, free) {
        Jury.complaints(about: $0).isEmpty ? "silence" : "a complaint"
      },
      ["a complaint", "silence", "a complaint"],
      "A kept till holds a basket. In the first graph the basket is of lifetime graph, in the "
        + "second one it's transient; the first was judged once more. This is what the fair checks "
        + "said about each. A part of lifetime graph is meant for one resolution, so a kept "
        + "service must not hold it, but it may hold a transient. Look at which lifetimes your "
        + "check for captives in `GraphChecks.swift` lets through. (A check is fair if it passes "
        + "all sound graphs.)")
  }

  func testItCatchesWhatWasNotTried() {
    let graph = Graph("Ferry → Tug").with(
      notTried: ["Ticket with String: no example"])

    XCTAssertEqual(
      Jury.verdict("a ticket without an example", graph),
      "a ticket without an example: caught",
      "This graph says of a ticket that it wasn't tried, and no fair check complained. The graph "
        + "shows no parts of a factory that didn't run, so silence about it would look like "
        + "success. In `GraphChecks.swift`, look at everything that `Graph.swift` keeps. (A check "
        + "is fair if it passes all sound graphs.)")
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
      "Two ferries departed, and these are their logbooks. On each voyage, the captain and "
        + "the ferry write in one logbook, and no other voyage does. If both voyages are in one "
        + "logbook, a service outlives its voyage. If the captain's line is missing, the "
        + "captain has another logbook than the ferry. Look at the lifetimes in `voyage`."
    )
  }

  func testAllTicketsOfAHarbourComeFromOneRoll() {
    let (first, second) = (makeHarbour(), makeHarbour())
    let numbers = [first, first, second, first]
      .map { (try? $0.resolve(Ticket.self, "Ann"))?.stamp() }
    XCTAssertEqual(
      numbers, [1, 2, 1, 3],
      "Tickets were resolved and stamped in two harbours, in the order first, first, second, "
        + "first, and these are their numbers (`nil` stands for a ticket that couldn't be built). "
        + "All tickets of one harbour need numbers from the same roll, and another harbour has a "
        + "roll of its own. Look at the lifetime of `TicketRoll` in `Modules.swift`."
    )

    let stamped = SpecClient(twoStamps, declarations: interruptions).lines()
    XCTAssertEqual(
      Set(stamped).count, stamped.count,
      "One office stamped a ticket, another office came in between and stamped one, too, and both "
        + "got the same number. Many threads use what a container shares. Reading the last number "
        + "and writing the next one must be one step, which no other thread can interrupt. Look at "
        + "`TicketRoll` in `Harbour.swift`.")

    let busy = makeHarbour()
    let sold = atOnce(8, within: 30) { _ in
      let ticket = try? busy.resolve(Ticket.self, "Ann")
      return (1...20_000).compactMap { _ in ticket?.stamp() }
    }
    .compactMap { $0 }.joined()
    XCTAssertEqual(
      Set(sold).count, 160_000,
      "Eight offices of one harbour stamped 20,000 tickets each at the same time, and this many "
        + "different numbers came out. What a container shares is used by many threads, so it must "
        + "be guarded: reading the last number and writing the next one must be one step. Look at "
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
      Set(first.notTried), Set(gaps),
      "A container was tried in which one factory fails and one needs an argument without an "
        + "example, and the graph says that this wasn't tried. A gap that isn't shown looks like "
        + "success. The files of the dry run are given: put them back as they were."
    )
  }
}
