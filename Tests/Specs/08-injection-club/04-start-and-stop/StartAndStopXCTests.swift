import SpecSupport
import XCTest

@testable import StartAndStop

final class StartAndStopXCTests: XCTestCase {
  func testAServiceStopsOnlyAfterEverythingThatNeedsIt() async {
    let house = SpecHouse()
    _ = await house.evening()

    XCTAssertEqual(
      house.faultsOfStops, [],
      "A club was open, a signal came, and these faults were made with the stops. A service may need "
        + "the others until its own stop has ended, so they're stopped after it. Look at the order of the "
        + "stops in `keepOpen`: it's the reverse of an order of starts that works."
    )
  }

  func testTheErrorOfAStartIsReportedAndTheExitCodeIs1() async {
    var found: [String] = []
    let troubles: [(String, any Error)] = [
      ("store", Trouble.noDisk), ("web desk", Trouble.noNetwork),
      ("post", CancellationError()),
    ]
    for (service, trouble) in troubles {
      let house = SpecHouse(start: [service: SpecHouse.fails(trouble)])
      let evening = await house.shortEvening()
      found += house.reports.values + [evening.exit]
    }

    XCTAssertEqual(
      found,
      [
        "store didn't start: noDisk", "exit code 1",
        "web desk didn't start: noNetwork",
        "exit code 1", "post didn't start: CancellationError()", "exit code 1",
      ],
      "In each of three houses, a service didn't start. No signal came, and the post threw a "
        + "`CancellationError` for a reason of its own. These are the lines that were said, each with the exit code after it. The line tells the person on duty what to "
        + "look at, and the exit code tells the system that the club isn't open. Look at what your code "
        + "does with the error of a start.")
  }

  func testEachStopHasAGracePeriodOfItsOwn() async {
    let house = SpecHouse(hanging: ["web desk", "post"])
    let evening = await house.evening()

    XCTAssertEqual(
      house.reports.values + [evening.exit],
      [
        "web desk didn't stop in time", "post didn't stop in time",
        "exit code 1",
      ],
      "The stops of the web desk and of the post didn't end, and the grace period of each of them "
        + "passed. These are the lines that were said, and the exit code. The other services stopped "
        + "in time, whatever the web desk did. Look at how often your code calls `grace`, and when."
    )
    XCTAssertEqual(
      house.faultsOfStops, [],
      "The stops of the web desk and of the post didn't end, and these faults were made with the stops. "
        + "A service that was given up counts as stopped, and each of the others is stopped before "
        + "what it needs. Look at what your code does after a grace period.")

    let begun = SpecVariable(0)
    let slow = SpecHouse(stop: [
      "web desk": { house in
        await turns(50)
        begun.value = house.gracePeriodsBegun
      }
    ])
    let late = await slow.evening()

    XCTAssertEqual(
      ["grace periods: \(begun.value)", late.exit],
      ["grace periods: 1", "exit code 0"],
      "The stop of the web desk took a while, and this is how many grace periods had begun by then, "
        + "with the exit code. Nothing else can stop before the web desk has, and a grace period begins "
        + "with the stop of its service, or the time that a service waits for others is taken from "
        + "its own. Look at when your code calls `grace`.")
  }

  func testTheStartThatIsUnderWayHearsOfTheSignal() async {
    let heard = SpecRecorder<String>()
    let house = SpecHouse(start: [
      "post": { house in
        try await SpecHouse.callsAndWaits(house)
        heard.record(
          Task.isCancelled ? "it was cancelled" : "it wasn't cancelled")
        try Task.checkCancellation()
      }
    ])
    let evening = await house.shortEvening()

    XCTAssertEqual(
      heard.values, ["it was cancelled"],
      "A signal came while the post started. Its start may be waiting for a server that doesn't "
        + "answer, and only a cancelled task tells it not to wait any longer. Look at which task runs "
        + "the starts, and at what your code cancels when a signal comes.")
    XCTAssertEqual(
      house.faultsOfStops + house.reports.values + [evening.exit],
      ["exit code 0"],
      "The start of the post was cancelled by a signal, and threw a `CancellationError`. These are "
        + "the faults of the stops, what was said, and the exit code. A start that throws hasn't "
        + "started the service, and here it did what it was told, so there is no problem to "
        + "report. Look at what your code does with the error of a start after a signal."
    )

    let other = SpecHouse(start: [
      "post": { house in
        try await SpecHouse.callsAndWaits(house)
        throw Trouble.noNetwork
      }
    ])
    let short = await other.shortEvening()

    XCTAssertEqual(
      other.faultsOfStops + other.reports.values + [short.exit],
      ["exit code 0"],
      "The start of the post was cancelled by a signal, and threw an error of its own. These are the "
        + "faults of the stops, what was said, and the exit code. A start that was told to end may say "
        + "so in its own words, so the type of its error decides nothing. Look at how your code knows "
        + "that it has cancelled a start.")
  }

  func testACancelledTaskClosesTheClubInTheSameWay() async {
    let house = SpecHouse()
    let evening = SpecEvening(in: house)
    await evening.isOpen()
    evening.cancel()
    await evening.end()

    XCTAssertEqual(
      house.faultsOfStops + house.reports.values + [evening.exit],
      ["exit code 0"],
      "The task that ran `keepOpen` was cancelled when the club was open. These are the faults of the stops, "
        + "what was said, and the exit code. Cancelling the task asks the club to close, as a signal "
        + "does. Look at what your code does when it waits for a signal and its task is cancelled."
    )

    let starting = SpecHouse(start: [
      "post": { house in
        await house.tell()
        await eventually { Task.isCancelled }
      }
    ])
    let short = SpecEvening(in: starting)
    await eventually { starting.services(.isTold) != [] || short.hasEnded }
    short.cancel()
    await short.end()

    XCTAssertEqual(
      starting.lateStarts + starting.faultsOfStops + starting.reports.values + [
        short.exit
      ],
      ["exit code 0"],
      "The task that ran `keepOpen` was cancelled while the post started. These are the services that "
        + "were started after that, the faults of the stops, what was said, and the exit code. "
        + "Cancelling asks the club to close, also while it opens. Look at whether the task "
        + "that runs the starts is cancelled, too.")
  }

  func testTwoClubsCloseEachAtItsOwnSignal() async {
    let houses = [SpecHouse(), SpecHouse(), SpecHouse()]
    let evenings = houses.prefix(2).map { SpecEvening(in: $0) }
    for evening in evenings { await evening.isOpen() }
    houses[0].call()
    await evenings[0].end()
    let meanwhile = houses[1].services(.stops)
    let again = await houses[2].evening()
    houses[1].call()
    await evenings[1].end()

    XCTAssertEqual(
      meanwhile, [],
      "Two clubs were open in one process, and the first one got a signal. These services of the "
        + "second one were stopped as well. Each club has a house and signals of its own. Look for "
        + "something that your clubs share.")
    XCTAssertEqual(
      houses.flatMap { $0.faultsOfStarts + $0.faultsOfStops }
        + (evenings + [again]).map(\.exit),
      ["exit code 0", "exit code 0", "exit code 0"],
      "Two clubs were open in one process and closed one after the other, and between these a third one "
        + "opened and closed. These are the faults of their starts and stops, and the three exit "
        + "codes. Each call of `keepOpen` starts and stops its own services. Look for something that "
        + "your clubs share.")
  }

  func testTheAppClosesInOrderAtARealSignal() {
    let expected = [
      "store starts", "web desk starts", "web desk stops", "store stops",
      "exit code 0",
    ]
    for signal in ["SIGTERM", "SIGINT"] {
      XCTAssertEqual(
        Self.linesOfTheApp(signalled: signal).map { "\(signal): \($0)" },
        expected.map { "\(signal): \($0)" },
        "A program that calls `runClub` got a real signal when the web desk had started, and once more "
          + "while it stopped. This is what it printed of the web desk and the store, and of its end. A "
          + "process that doesn't listen to a signal is ended by it at once. Look at what `runClub` gives "
          + "to `keepOpen`, and at `Signals.swift`.")
    }
  }

  /// What a program prints that runs the app in a house which sends it a real signal.
  private static func linesOfTheApp(signalled signal: String) -> [String] {
    SpecClient(#"print("exit code \(await runClub())")"#).replacing(
      ["LiveHouse.swift"],
      by: """
        import Foundation

        extension House {
          static let live = House(
            rooms: ["bar"], start: { happens("\\($0) starts") }, stop: { happens("\\($0) stops") })
        }

        func happens(_ event: String) {
          if event.hasPrefix("store") || event.hasPrefix("web desk") { print(event) }
          if event.hasPrefix("web desk") { kill(getpid(), \(signal)) }
        }
        """
    ).lines()
  }

  func testKeepsToTheHouseThatItWasGiven() async {
    let house = SpecHouse()
    let touched = await Tripwire.touched { _ = await house.evening() }

    XCTAssertEqual(
      touched.names, [],
      "A club was opened in a house of the spec's own, and this happened in the house in Canal Street. "
        + "A test must not open a real club. Look for `House.live` in your code: only `runClub` "
        + "names it.")
  }
}
